#!/bin/sh
# Checks a file from the Wren site: its SHA-256 and, if FILE.sig lies beside it,
# its signature. For Linux and macOS.
#
#   sh verify-download.sh FILE SHA256
#
# For the signature, import wren-signing-key.asc with gpg first. Only a signature
# of this key counts; its fingerprint is on the back of your subscription card:
fingerprint=976C1B59F0EC005FD6956E88B2D026FEA778D625
set -eu

if [ $# -ne 2 ]; then
  echo "Usage: sh verify-download.sh FILE SHA256" >&2
  exit 2
fi

file=$1
expected=$(printf %s "$2" | tr 'A-F' 'a-f')

if command -v sha256sum >/dev/null 2>&1; then
  found=$(sha256sum <"$file" | cut -d ' ' -f 1)
else
  found=$(shasum -a 256 <"$file" | cut -d ' ' -f 1)
fi

if [ "$found" != "$expected" ]; then
  echo "DIFFERENT: $file is not the file that was published. Fetch it again." >&2
  exit 1
fi
echo "SHA-256: the file arrived whole."

if [ -f "$file.sig" ]; then
  status=$(gpg --status-fd 1 --verify "$file.sig" "$file") || {
    echo "BAD: gpg does not accept the signature. Do not use $file." >&2
    exit 1
  }
  if ! printf '%s\n' "$status" | grep -q "^\[GNUPG:\] VALIDSIG $fingerprint "; then
    echo "OTHER KEY: $file is signed, but not with $fingerprint. Do not use it." >&2
    exit 1
  fi
  echo "Signature: made with $fingerprint."
else
  echo "Signature: not checked, because $file.sig is not here."
fi
