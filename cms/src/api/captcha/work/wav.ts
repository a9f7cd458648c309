export const SAMPLES_A_SECOND = 8_000;

const HEAD_BYTES = 44;
const BYTES_A_SAMPLE = 2;

export function writeWav(samples: Float64Array): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES + samples.length * BYTES_A_SAMPLE);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  // PCM, one channel.
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLES_A_SECOND, 24);
  bytes.writeUInt32LE(SAMPLES_A_SECOND * BYTES_A_SAMPLE, 28);
  bytes.writeUInt16LE(BYTES_A_SAMPLE, 32);
  bytes.writeUInt16LE(8 * BYTES_A_SAMPLE, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(samples.length * BYTES_A_SAMPLE, 40);
  samples.forEach((sample, index) => {
    const kept = Math.max(-32_768, Math.min(32_767, Math.round(sample)));
    bytes.writeInt16LE(kept, HEAD_BYTES + index * BYTES_A_SAMPLE);
  });
  return bytes;
}
