#!/usr/bin/python3
"""Opens every page of the book in a real browser, light and dark, at three widths.

usage: .ci/browser.py BOOK [SCREENSHOTS]   (needs chromium, chromium-driver, python3-selenium)

A page fails if it scrolls sideways, writes to the console, asks for anything that
is not beside it, shows a broken picture, or ignores the theme.  A chapter fails if at
1400 px its first picture stands below 1600 px, or test code takes over 12 % of it.
"""
import json
import pathlib
import sys

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

WIDTHS = (360, 800, 1400)
PICTURE, TESTS = 1600, 0.12
PROBE = """
const wide = document.documentElement.scrollWidth, seen = window.innerWidth;
const broken = [...document.images].filter(i => !i.complete || !i.naturalWidth);
const culprit = [...document.querySelectorAll('body *')].find(e => {
  if (e.getBoundingClientRect().right <= seen + 1) return false;
  for (let p = e; p; p = p.parentElement)
    if (getComputedStyle(p).overflowX != 'visible') return false;
  return true; });
return {scrolls: wide > seen ? `${wide} px wide` +
          (culprit ? `, see <${culprit.tagName.toLowerCase()} class="${culprit.className}">`
                   : '') : '',
        broken: broken.map(i => i.currentSrc || i.src),
        paper: getComputedStyle(document.body).backgroundColor,
        chapter: /^Chapter/.test(document.querySelector('.kicker')?.textContent ?? ''),
        picture: document.querySelector('main figure')?.getBoundingClientRect().top
          + window.scrollY,
        tests: [...document.querySelectorAll('.chunk.test')].reduce(
          (sum, e) => sum + e.offsetHeight, 0) / document.querySelector('main').offsetHeight,
        asked: performance.getEntriesByType('resource').map(e => e.name)};
"""


def browser():
    options = Options()
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 "--disable-dev-shm-usage"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


def faults(driver, book, page, theme, width):
    """What is wrong with one page at one width in one theme."""
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": theme}]})
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500})
    driver.get(page.as_uri())
    found = driver.execute_script(PROBE)
    if found["scrolls"]:
        yield "scrolls sideways: " + found["scrolls"]
    if found["chapter"] and width == max(WIDTHS):
        if not (found["picture"] or 1e9) <= PICTURE:
            yield f"first picture at {found['picture']} px, expected {PICTURE} at most"
        if found["tests"] > TESTS:
            yield f"test code is {found['tests']:.3f} of the page, expected {TESTS} at most"
    for image in found["broken"]:
        yield "broken picture: " + image
    for name in found["asked"]:
        if not name.startswith((book.as_uri(), "data:")):
            yield "asks for " + name
    for entry in driver.get_log("browser"):
        yield "console: " + json.dumps(entry["message"])
    numbers = found["paper"].strip("rgba()").split(",")
    bright = sum(float(n) for n in numbers[:3]) / 3 > 128
    if bright != (theme == "light"):
        yield f"background {found['paper']} in the {theme} theme"


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: .ci/browser.py BOOK [SCREENSHOTS]")
    book = pathlib.Path(sys.argv[1]).resolve()
    shots = pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else None
    pages = sorted(book.glob("*.html"))
    passed = failed = 0
    driver = browser()
    try:
        for page in pages:
            for theme in ("light", "dark"):
                for width in WIDTHS:
                    wrong = list(faults(driver, book, page, theme, width))
                    for fault in wrong:
                        print(f"FAIL {page.name} {theme} {width}: {fault}")
                    passed, failed = passed + (not wrong), failed + bool(wrong)
                    if shots:
                        shots.mkdir(parents=True, exist_ok=True)
                        driver.save_screenshot(str(
                            shots / f"{page.stem}-{theme}-{width}.png"))
    finally:
        driver.quit()
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0 or not pages)


if __name__ == "__main__":
    main()
