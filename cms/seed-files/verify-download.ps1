# Checks a file from the Wren site: its SHA-256 and, if FILE.sig lies beside it,
# its signature. For Windows, in PowerShell:
#
#   powershell -ExecutionPolicy Bypass -File verify-download.ps1 FILE SHA256
#
# For the signature, install Gpg4win and import wren-signing-key.asc first. Only a
# signature of the key below counts; its fingerprint is on the back of your
# subscription card.
param(
  [Parameter(Mandatory = $true)][string]$File,
  [Parameter(Mandatory = $true)][string]$Sha256
)
$ErrorActionPreference = "Stop"
$Fingerprint = "976C1B59F0EC005FD6956E88B2D026FEA778D625"

$found = (Get-FileHash -Path $File -Algorithm SHA256).Hash
if ($found -ne $Sha256) {
  Write-Error "DIFFERENT: $File is not the file that was published. Fetch it again."
  exit 1
}
Write-Output "SHA-256: the file arrived whole."

if (Test-Path "$File.sig") {
  $status = gpg --status-fd 1 --verify "$File.sig" $File
  if ($LASTEXITCODE -ne 0) {
    Write-Error "BAD: gpg does not accept the signature. Do not use $File."
    exit 1
  }
  if (-not ($status -match "^\[GNUPG:\] VALIDSIG $Fingerprint ")) {
    Write-Error "OTHER KEY: $File is signed, but not with $Fingerprint. Do not use it."
    exit 1
  }
  Write-Output "Signature: made with $Fingerprint."
  exit 0
}
Write-Output "Signature: not checked, because $File.sig is not here."
