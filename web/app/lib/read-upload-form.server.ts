import { invalidRequest } from "./responses.ts";

type Received = { form: FormData; isTooLarge: boolean };

/**
 * Reads a form with files. When it is too large, complete parts are still read, so that fields before the files are not
 * lost.
 */
export async function readUploadForm(request: Request, maxBytes: number): Promise<Received> {
  const type = request.headers.get("Content-Type") ?? "";
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Reads to the end, whatever the length, because a browser reads the answer only after sending everything.
  const keeping = new WritableStream<Uint8Array>({
    write(chunk) {
      length += chunk.byteLength;
      if (length <= maxBytes) chunks.push(chunk);
    },
  });
  const isWhole = await request.body?.pipeTo(keeping).then(
    () => true,
    () => false,
  );
  if (isWhole === false) throw invalidRequest();
  const isTooLarge = length > maxBytes;
  const bytes = Buffer.concat(chunks);
  const form = await readParts(isTooLarge ? wholeParts(bytes, type) : bytes, type);
  if (!form) throw invalidRequest();
  return { form, isTooLarge };
}

async function readParts(bytes: Buffer, type: string): Promise<FormData | null> {
  return new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData().catch(() => null);
}

/** Everything up to the last complete part. */
function wholeParts(bytes: Buffer, type: string): Buffer {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(type) ?? [];
  const delimiter = `--${quoted ?? plain ?? ""}`;
  const end = bytes.lastIndexOf(`\r\n${delimiter}\r\n`);
  return Buffer.concat([bytes.subarray(0, Math.max(0, end)), Buffer.from(`\r\n${delimiter}--\r\n`)]);
}
