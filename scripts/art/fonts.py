"""Makes public/fonts from the files of @fontsource-variable: what a first view needs, and what it rarely needs, apart.

`python3 scripts/art/fonts.py` (wants fonttools and brotli). Of each font `x.woff2` has the letters and signs of English text,
`x-more.woff2` all others that the font has; ui/fonts.css names the latter by unicode-range, which the script prints. Features
that no style switches on are left out; every weight and optical size stays, so that each glyph is drawn as before.

Two features are added, so that the fonts draw what people type:

- ss20, for running text: ' is drawn as an apostrophe or quotation mark, - before a digit as a minus, x beside a digit as a times sign.
- ss19, for figures: a - or x that stands by itself too.

The text stays what was typed: for search, copying, screen readers and programs that look for it.
"""

from copy import deepcopy
from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "node_modules/@fontsource-variable"
FONTS = {
    "bricolage-grotesque": "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    "instrument-sans": "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    "instrument-sans-italic": "instrument-sans/files/instrument-sans-latin-wght-italic.woff2",
}
# the letters and signs of English text, and the accents that names bring most often
COMMON = {chr(code) for code in range(0x20, 0x7F)} - set("\\^`{|}~") | set("\u00a0‘’“”–—…•·×−÷½²³£€¥©→éöü\u2002\u200b")
FEATURES = ["kern", "mark", "mkmk", "ccmp", "liga", "tnum", "ss19", "ss20"]
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def rules(font: TTFont) -> str:
    """The features, as the font's own glyphs are named. Figures of other widths are digits too."""
    letters = sorted({name for code, name in font.getBestCmap().items() if chr(code).isalpha()})
    digits = [name for name in font.getGlyphOrder() if name.split(".")[0] in DIGITS]
    return f"""
@digit = [{" ".join(digits)}];
@letter = [{" ".join(letters)}];
@before = [@digit @letter period comma hyphen];

lookup opening {{ sub quotesingle by quoteleft; }} opening;
lookup minus {{ sub hyphen by minus; }} minus;
lookup times {{ sub x by multiply; }} times;

lookup quote {{
  ignore sub [@before exclam question parenright] quotesingle' @letter;
  sub quotesingle' lookup opening @letter;
}} quote;

# lookups run in this order: what is left closes
lookup closing {{ sub quotesingle by quoteright; }} closing;

lookup inText {{
  ignore sub @before hyphen' @digit;
  sub hyphen' lookup minus @digit;
  ignore sub @digit x' @letter, @letter x' @digit;
  sub @digit x' lookup times;
  sub x' lookup times @digit;
}} inText;

lookup inFigures {{
  ignore sub @before hyphen', hyphen' @letter;
  sub hyphen' lookup minus;
  ignore sub @letter x', x' @letter;
  sub x' lookup times;
}} inFigures;

feature ss19 {{ lookup quote; lookup closing; lookup inFigures; }} ss19;
feature ss20 {{ lookup quote; lookup closing; lookup inText; }} ss20;
"""


def add_features(font: TTFont) -> None:
    """Appends the features to those that the font has, for every script and language."""
    made = deepcopy(font)
    addOpenTypeFeaturesFromString(made, rules(font), tables=["GSUB"])
    table, added = font["GSUB"].table, made["GSUB"].table
    assert getattr(table, "FeatureVariations", None) is None
    shift = len(table.LookupList.Lookup)
    for lookup in added.LookupList.Lookup:
        for subtable in lookup.SubTable:
            shift_lookups(subtable, shift)
        table.LookupList.Lookup.append(lookup)
    for record in added.FeatureList.FeatureRecord:
        indices = record.Feature.LookupListIndex
        record.Feature.LookupListIndex = [index + shift for index in indices]
    old = list(table.FeatureList.FeatureRecord)
    new = list(added.FeatureList.FeatureRecord)
    records = sorted(old + new, key=lambda record: record.FeatureTag)
    place = {id(record): at for at, record in enumerate(records)}
    for script in table.ScriptList.ScriptRecord:
        languages = [each.LangSys for each in script.Script.LangSysRecord]
        for language in [script.Script.DefaultLangSys, *languages]:
            if language is None:
                continue
            own = [place[id(old[index])] for index in language.FeatureIndex]
            language.FeatureIndex = sorted(own + [place[id(record)] for record in new])
            language.FeatureCount = len(language.FeatureIndex)
    table.FeatureList.FeatureRecord = records
    table.FeatureList.FeatureCount = len(records)
    table.LookupList.LookupCount = len(table.LookupList.Lookup)


def shift_lookups(subtable, shift: int) -> None:
    """Rules name the lookups that they call by number."""
    stack = [subtable]
    while stack:
        each = stack.pop()
        if isinstance(each, otTables.SubstLookupRecord):
            each.LookupListIndex += shift
            continue
        for value in vars(each).values():
            items = value if isinstance(value, list) else [value]
            stack.extend(item for item in items if hasattr(item, "__dict__"))


def cut(font: TTFont, characters: set[str]) -> TTFont:
    """A copy with these characters only, and what the features make of them."""
    options = subset.Options(layout_features=FEATURES, name_IDs=[1, 2], notdef_outline=True)
    options.drop_tables += ["STAT"]
    copy = deepcopy(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(characters))
    subsetter.subset(copy)
    return copy


def ranges(characters: set[str]) -> str:
    """As CSS writes them in unicode-range."""
    runs: list[list[int]] = []
    for code in sorted(map(ord, characters)):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


rare: set[str] = set()
for name, path in FONTS.items():
    font = TTFont(SOURCE / path, recalcTimestamp=False)
    add_features(font)
    others = {chr(code) for code in font.getBestCmap()} - COMMON
    for file, characters in ((name, COMMON), (f"{name}-more", others)):
        made = cut(font, characters)
        made.flavor = "woff2"
        target = ROOT / f"public/fonts/{file}.woff2"
        made.save(target)
        print(file, target.stat().st_size, "bytes")
    rare |= others
print("unicode-range:", ranges(rare))
