/** Page for when the error page itself cannot be rendered: both languages, and nothing that could fail again. */
export function lastResortPage(status: number, reference: string): string {
  const title = status === 400 ? "Bad Request" : "Internal Server Error";
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${String(status)} ${title} | Wren</title></head>
<body>
<h1>${title}</h1>
<p>Something went wrong on our side. Please try again in a minute. Reference: ${reference}</p>
<p lang="de">Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einer Minute noch einmal. Referenz: ${reference}</p>
<p><a href="/">Wren</a></p>
</body>
</html>
`;
}
