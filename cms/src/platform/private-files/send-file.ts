type FileResponse = { set(header: string, value: string): void; body: unknown };
type PrivateFile = { name: string; type: string; bytes: Buffer };

/** To be saved, or drawn as a picture; never a page of ours, whatever a stranger has put into it. */
export function sendFile(ctx: FileResponse, { name, type, bytes }: PrivateFile): void {
  ctx.set("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  ctx.set("X-Content-Type-Options", "nosniff");
  ctx.set("Cache-Control", "private, no-store");
  ctx.set("Content-Type", type);
  ctx.body = bytes;
}
