import { invalidRequest } from "./responses.ts";

type Received = { form: FormData; isTooLarge: boolean };

/**
 * A form with files. When more comes than there is room for, the parts that came whole are read all the same: fields
 * that stand before the files are then not lost.
 */
export async function readUploadForm(request: Request, maxBytes: number): Promise<Received> {
  const type = request.headers.get("Content-Type") ?? "";
  const chunks: Uint8Array[] = [];
  let length = 0;
  // To its end, whatever its length: a browser listens only when it has said everything.
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

/** All up to the last part that has an end. */
function wholeParts(bytes: Buffer, type: string): Buffer {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(type) ?? [];
  const delimiter = `--${quoted ?? plain ?? ""}`;
  const end = bytes.lastIndexOf(`\r\n${delimiter}\r\n`);
  return Buffer.concat([bytes.subarray(0, Math.max(0, end)), Buffer.from(`\r\n${delimiter}--\r\n`)]);
}
