const FRAME = 240;
const HOP = FRAME / 2;
const SEARCH = 64;
const WINDOW = Float64Array.from({ length: FRAME }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / FRAME));

/** Plays samples faster or slower, which moves pitch and timbre together: another throat. */
export function resample(samples: Float64Array, pace: number): Float64Array {
  const played = new Float64Array(Math.floor(samples.length / pace));
  for (let index = 0; index < played.length; index += 1) {
    const at = Math.floor(index * pace);
    const left = samples[at] ?? 0;
    played[index] = left + ((samples[at + 1] ?? left) - left) * (index * pace - at);
  }
  return played;
}

/**
 * Changes the tempo and leaves the pitch: overlapping frames are laid closer together or further apart, each moved to
 * the place where its waves continue those before it.
 */
export function changeTempo(samples: Float64Array, tempo: number): Float64Array {
  const frames = Math.max(1, Math.floor((samples.length - FRAME) / (HOP * tempo)) + 1);
  const changed = new Float64Array((frames - 1) * HOP + FRAME);
  let from = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    if (frame > 0) from = bestContinuation(samples, from + HOP, Math.round(frame * HOP * tempo));
    for (let at = 0; at < FRAME; at += 1) {
      const place = frame * HOP + at;
      changed[place] = (changed[place] ?? 0) + (samples[from + at] ?? 0) * (WINDOW[at] ?? 0);
    }
  }
  return changed;
}

function bestContinuation(samples: Float64Array, natural: number, wanted: number): number {
  let [best, most] = [wanted, -Infinity];
  for (let start = Math.max(0, wanted - SEARCH); start <= wanted + SEARCH; start += 2) {
    let likeness = 0;
    for (let at = 0; at < HOP; at += 2) likeness += (samples[natural + at] ?? 0) * (samples[start + at] ?? 0);
    if (likeness > most) [best, most] = [start, likeness];
  }
  return best;
}

/** Scales samples in place to a root mean square. */
export function setLoudness(samples: Float64Array, loudness: number): void {
  let power = 0;
  for (const sample of samples) power += sample * sample;
  const scale = loudness / (Math.sqrt(power / samples.length) || 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) * scale;
}
