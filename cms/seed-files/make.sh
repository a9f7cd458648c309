#!/bin/sh
# Makes the demo's downloads anew: the sample images and archives from `sources`, a fresh signing key, the checksums
# and the signatures. Needs gpg, zip and node. The key's private half lives in a folder that is gone afterwards, so
# nobody can ever sign with it again; running this replaces key and signatures together.
set -eu
cd "$(dirname "$0")"

VERSION=3.1.0
for model in one mini slate; do
  node -e '
    const [, file, name] = process.argv;
    const head = `${name}: a sample of a demonstration site. It is no system and starts no phone.\n`;
    require("fs").writeFileSync(file, head + "\0".repeat(65536 - head.length));
  ' "wrenos-$VERSION-wren-$model.img" "WrenOS $VERSION for wren-$model"
done

# The same bytes each time: no owners, no extra times.
find sources -exec touch -h -d "2026-10-01T00:00:00Z" {} +
rm -f ./*.zip
(cd sources/wren-verify && TZ=UTC zip -qX ../../wren-verify-1.3.0.zip wren-verify README.txt)
cp -p ../../art/logo/header-light@2x.png ../../art/logo/header-dark@2x.png ../../art/logo/mark@2x.png sources/wren-press-kit/
touch -d "2026-10-01T00:00:00Z" sources/wren-press-kit/*
(cd sources/wren-press-kit && TZ=UTC zip -qX ../../wren-press-kit.zip facts-en.txt facts-de.txt ./*.png)
rm sources/wren-press-kit/*.png

GNUPGHOME=$(mktemp -d)
export GNUPGHOME
trap 'rm -rf "$GNUPGHOME"' EXIT
gpg --batch --quiet --passphrase "" --quick-gen-key "Wren Mobile AG (demonstration, signs nothing real) <security@wren.example>" ed25519 sign never
fingerprint=$(gpg --batch --with-colons --list-keys | awk -F: '$1 == "fpr" { print $10; exit }')
sed -i "s/^fingerprint=.*/fingerprint=$fingerprint/" verify-download.sh
sed -i "s/^\(\$Fingerprint = \).*/\1\"$fingerprint\"/" verify-download.ps1
rm -f ./*.sig
gpg --batch --quiet --armor --yes --output wren-signing-key.asc --export
sha256sum -- *.img *.zip verify-download.* wren-one-quick-start-*.txt wren-canary.txt wren-signing-key.asc >"wren-files-sums.txt"
for file in *.img wren-verify-*.zip verify-download.* wren-one-quick-start-*.txt wren-canary.txt wren-files-sums.txt; do
  gpg --batch --quiet --detach-sign "$file"
done
gpg --fingerprint
gpgconf --kill all
