/** Listens to an event stream as a browser does; `text` is everything received so far. */
export async function listenToStream(url: string, headers: Record<string, string> = {}) {
  const leave = new AbortController();
  const response = await fetch(url, { headers, signal: leave.signal });
  const heard = { status: response.status, headers: response.headers, text: "", isOver: false, leave };
  void (async () => {
    const [reader, decoder] = [response.body?.getReader(), new TextDecoder()];
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      heard.text += decoder.decode(part.value);
    }
    heard.isOver = true;
  })().catch(() => undefined);
  return heard;
}
