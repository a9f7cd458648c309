/** Page for when the error page itself cannot be rendered: both languages, and nothing that could fail again. */
export function lastResortPage(reference: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>500 Internal Server Error | Wren</title></head>
<body>
<h1>Internal Server Error</h1>
<p>Something went wrong on our side. Please try again in a minute. Reference: ${reference}</p>
<p lang="de">Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einer Minute noch einmal. Referenz: ${reference}</p>
<p><a href="/">Wren</a></p>
</body>
</html>
`;
}
