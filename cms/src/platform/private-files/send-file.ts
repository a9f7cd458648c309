type FileResponse = { set(header: string, value: string): void; body: unknown };
type PrivateFile = { name: string; type: string; bytes: Buffer };

/** Sends a file to be saved or shown as a picture; never as a page of ours, whatever a stranger has put into it. */
export function sendFile(ctx: FileResponse, { name, type, bytes }: PrivateFile): void {
  ctx.set("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  ctx.set("X-Content-Type-Options", "nosniff");
  ctx.set("Cache-Control", "private, no-store");
  ctx.set("Content-Type", type);
  ctx.body = bytes;
}
