"""Finds what can be changed in a tangled C file; tools/mutate tries the changes."""
import re
from collections import namedtuple

# Characters [begin, end) of the text are replaced by `new`.
Change = namedtuple("Change", "kind begin end new")
Token = namedtuple("Token", "text begin end")

SKIPPED = re.compile(r"/\*.*?\*/|//[^\n]*|^[ \t]*#(?:[^\n\\]|\\.)*|\s+", re.S | re.M)
TOKEN = re.compile(
    r"""(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<number>(?:0[xX][\da-fA-F.]+(?:[pP][+-]?\d+)?|\.?\d[\d.]*(?:[eE][+-]?\d+)?)[uUlLfF]*)
    |(?P<name>[A-Za-z_]\w*)
    |(?P<operator>\.\.\.|<<=|>>=|->|\+\+|--|&&|\|\||[-+*/%&|^<>=!]=|<<|>>|.)""", re.X)
SWAPS = {"<": ("<=", ">"), "<=": ("<", ">"), ">": (">=", "<"), ">=": (">", "<"),
         "==": ("!=",), "!=": ("==",), "&&": ("||",), "||": ("&&",),
         "+": ("-",), "-": ("+",), "*": ("/",), "/": ("*",), "%": ("*",),
         "<<": (">>",), ">>": ("<<",), "&": ("|",), "|": ("&",), "^": ("&",),
         "+=": ("-=", "="), "-=": ("+=", "="), "*=": ("/=", "="), "/=": ("*=", "="),
         "|=": ("&=", "="), "&=": ("|=", "="), "^=": ("=",), "<<=": (">>=",),
         ">>=": ("<<=",), "true": ("false",), "false": ("true",)}
CODES = {"ATTN_OK": "ATTN_EINVAL", "ATTN_EINVAL": "ATTN_ESHAPE"}
TYPES = set("void char short int long float double signed unsigned bool const struct "
            "restrict enum static FILE lanes".split())
WORDS = set("return if for while do else switch case default goto typedef sizeof "
            "static const struct enum extern union _Static_assert".split())
OPEN, CLOSE = dict(zip("([{", ")]}")), set(")]}")


def tokens_of(text):
    found, at = [], 0
    while at < len(text):
        skipped = SKIPPED.match(text, at)
        match = skipped or TOKEN.match(text, at)
        if not skipped:
            found.append(Token(match.group(), at, match.end()))
        at = match.end()
    return found


class Source:
    """The tokens of a file, and for each the brackets around it."""

    def __init__(self, text):
        self.text, self.tokens = text, tokens_of(text)
        self.partner, self.around = {}, []
        stack = []
        for n, token in enumerate(self.tokens):
            if token.text in CLOSE:
                opening = stack.pop()
                self.partner[opening], self.partner[n] = n, opening
            self.around.append(stack[-1] if stack else None)
            if token.text in OPEN:
                stack.append(n)
        self.types = TYPES | {a or b for a, b in re.findall(
            r"\}\s*(\w+);|typedef [^;{(]*?(\w+)(?:\s*__attribute__[^;]*)?;", text)}

    def word(self, n):
        return self.tokens[n].text if 0 <= n < len(self.tokens) else ""

    def is_name(self, n):
        return re.match(r"[A-Za-z_]", self.word(n)) is not None

    def is_type(self, n):
        return self.word(n) in self.types or re.fullmatch(
            r"\w+_t|attn_(status|matrix|view|rules|mask|work|\w+_f)", self.word(n))

    def text_of(self, first, last):  # tokens first to last
        return self.text[self.tokens[first].begin:self.tokens[last].end]

    def inside(self, n):
        """The top-level brace and the name before it, of a function or a table."""
        while n is not None and self.around[n] is not None:
            n = self.around[n]
        if self.word(n) != "{" or self.word(n - 1) not in (")", "="):
            return None
        if self.word(n - 1) == ")":
            n = self.partner[n - 1]
        while not self.is_name(n):
            n -= 1
        return self.word(n)

    def binary(self, n):
        """Is the operator at n one between two operands?"""
        if self.word(n - 1) in (")", "]"):
            cast = self.word(n - 1) == ")" and self.is_type(self.partner[n - 1] + 1)
            return not cast
        return (self.is_name(n - 1) or self.word(n - 1)[:1].isdigit()) and not (
            self.is_type(n - 1) or self.word(n - 1) in WORDS)

    def parts(self, opening, separator):
        """First and last token of each part between a pair of brackets."""
        first, parts = opening + 1, []
        for n in range(opening + 1, self.partner[opening] + 1):
            if n == self.partner[opening] or (
                    self.word(n) == separator and self.around[n] == opening):
                parts.append((first, n - 1))
                first = n + 1
        return parts


def around(kind, s, first, last, before, after):
    a, b = s.tokens[first].begin, s.tokens[last].end
    return Change(kind, a, b, before + s.text[a:b] + after)


def operators(s, n):
    word, token = s.word(n), s.tokens[n]
    if word in SWAPS and (word not in "+-*&" or s.binary(n)):
        for new in SWAPS[word]:
            yield Change("operator", token.begin, token.end, new)
    if word.startswith("ATTN_E") or word == "ATTN_OK":
        yield Change("code", token.begin, token.end, CODES.get(word, "ATTN_EINVAL"))


def constants(s, n):
    word, token = s.word(n), s.tokens[n]
    if not re.match(r"\.?\d", word):
        return
    real = "x" not in word and re.search(r"[.eE]", word)
    whole = re.fullmatch(r"\d+(\.0*)?f?", word)
    if real and not whole:
        one = "1.01f" if word.endswith("f") else "1.01"
        yield Change("constant", token.begin, token.end, f"({word} * {one})")
        return
    yield Change("constant", token.begin, token.end, f"({word} + 1)")
    if not re.fullmatch(r"0[uUlLfF]*", word):
        yield Change("constant", token.begin, token.end, f"({word} - 1)")


def conditions(s, n):
    word = s.word(n)
    if word in ("if", "while") and s.word(n + 1) == "(":
        first, last = n + 2, s.partner[n + 1] - 1
        yield around("condition", s, first, last, "!(", ")")
        if word == "if":
            yield around("condition", s, first, last, "1 || (", ")")
            yield around("condition", s, first, last, "0 && (", ")")
    if word == "?":
        first = n
        while (s.word(first - 1) not in ("=", "return", ",", ";", "{", "(", "[", ":", "?")
               and first > 0):
            first = s.partner[first - 1] if s.word(first - 1) in CLOSE else first - 1
        if first < n:
            yield around("condition", s, first, n - 1, "!(", ")")


def loops(s, n):
    if s.word(n) != "for":
        return
    parts = s.parts(n + 1, ";")
    if len(parts) != 3:
        return
    (a, b), (c, d), _ = parts
    start = next((m for m in range(a, b) if s.word(m) == "="), None)
    if start and start + 1 < b and "," not in s.text_of(start, b):
        yield around("loop", s, start + 1, b, "(", ") + 1")
    if c <= d:
        yield around("loop", s, c, d, "0 && (", ")")
        if s.is_name(c) and s.word(c + 1) in ("<", "<="):
            yield around("loop", s, c, c, "", " + 1")


def indices(s, n):
    if (s.word(n) == "[" and (s.is_name(n - 1) or s.word(n - 1) in CLOSE)
            and s.partner[n] > n + 1 and not s.is_type(n - 2)):
        yield around("index", s, n + 1, s.partner[n] - 1, "(", ") + 1")


def arguments(s, n):
    if not (s.word(n) == "(" and s.is_name(n - 1) and s.word(n - 1) not in WORDS
            and not s.is_type(n - 2)):
        return
    parts = s.parts(n, ",")
    for (a, b), (c, d) in zip(parts, parts[1:]):
        if a <= b and c <= d and s.text_of(a, b) != s.text_of(c, d):
            yield Change("arguments", s.tokens[a].begin, s.tokens[d].end,
                         s.text_of(c, d) + ", " + s.text_of(a, b))


def statements(s, n):
    before = s.word(n - 1)
    if before == ")":
        opening = s.partner[n - 1]
        starts = s.word(opening - 1) in ("if", "for", "while")
    else:
        starts = before in (";", "{", "}", "else", "do")
    if not starts or s.word(s.around[n]) != "{" or not (
            s.is_name(n) or s.word(n) in ("*", "(", "++", "--")):
        return
    declares = s.is_type(n) or (s.is_name(n) and s.is_name(n + 1))
    if declares or s.word(n) in WORDS:
        return
    last = n
    while s.word(last) != ";":
        if s.word(last) in CLOSE or s.word(last) in ("{", ":"):
            return
        last = s.partner[last] + 1 if s.word(last) in OPEN else last + 1
    yield Change("statement", s.tokens[n].begin, s.tokens[last].end, ";")


def changes_of(text, types=()):
    """All changes of a file, each with the function or table it is in."""
    s = Source(text)
    s.types |= set(types)
    for n in range(len(s.tokens)):
        if s.around[n] is None:
            continue
        name = s.inside(n)
        if not name:
            continue
        for rule in (operators, constants, conditions, loops, indices, arguments,
                     statements):
            for change in rule(s, n):
                yield name, change
