#!/bin/sh
# Cuts the typeface for web/app/styles/inter.woff2 from 48 to 23 kB: the weights from 400 to 700, and of its features only
# those the site uses. Needs Debian's fonttools and python3-brotli.
set -e
SOURCE=@fontsource-variable/inter@5.3.0
TARGET="$(cd "$(dirname "$0")/../web/app/styles" && pwd)"
# The same as unicode-range in web/app/styles/typography.css.
CHARACTERS=U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD

WORK="$(mktemp -d)"
trap 'rm -r "$WORK"' EXIT
cd "$WORK"
tar xzf "$(npm pack --silent "$SOURCE")"
fonttools varLib.instancer --quiet package/files/inter-latin-wght-normal.woff2 wght=400:700 -o cut.ttf
# Figures line up, and nothing else: a hyphen or a space as wide as a figure tears words apart.
/usr/bin/python3 - <<'PYTHON'
from fontTools.ttLib import TTFont

FIGURES = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
font = TTFont("cut.ttf")
table = font["GSUB"].table
tabular = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag == "tnum" for i in record.Feature.LookupListIndex}
for lookup in (table.LookupList.Lookup[i] for i in tabular):
    for subtable in lookup.SubTable:
        single = getattr(subtable, "ExtSubTable", subtable)
        single.mapping = {glyph: wide for glyph, wide in single.mapping.items() if glyph in FIGURES}
font.save("cut.ttf")
PYTHON
pyftsubset cut.ttf --unicodes="$CHARACTERS" --layout-features=kern,ccmp,locl,tnum --flavor=woff2 \
  --output-file="$TARGET/inter.woff2"
cp package/LICENSE "$TARGET/inter-licence.txt"
