# Checks a file from the Wren site: its SHA-256 and, if FILE.sig lies beside it,
# its signature. For Windows, in PowerShell:
#
#   powershell -ExecutionPolicy Bypass -File verify-download.ps1 FILE SHA256
#
# For the signature, install Gpg4win and import wren-signing-key.asc first.
param(
  [Parameter(Mandatory = $true)][string]$File,
  [Parameter(Mandatory = $true)][string]$Sha256
)
$ErrorActionPreference = "Stop"

$found = (Get-FileHash -Path $File -Algorithm SHA256).Hash
if ($found -ne $Sha256) {
  Write-Error "DIFFERENT: $File is not the file that was published. Fetch it again."
  exit 1
}
Write-Output "SHA-256: the file arrived whole."

if (Test-Path "$File.sig") {
  gpg --verify "$File.sig" $File
  exit $LASTEXITCODE
}
Write-Output "Signature: not checked, because $File.sig is not here."
