const NOTES_HZ = [660, 880];
const NOTE_SECONDS = 0.14;
const LOUDNESS = 0.08;

let audio: AudioContext | null = null;

/** Plays two short, quiet notes. Browsers stay silent until the page was touched once, and some have no sound at all. */
export function chime(): void {
  if (!("AudioContext" in window)) return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => null);
  for (const [index, pitchHz] of NOTES_HZ.entries()) play(audio, pitchHz, audio.currentTime + index * NOTE_SECONDS);
}

function play(context: AudioContext, pitchHz: number, atSeconds: number): void {
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitchHz });
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, atSeconds);
  volume.gain.exponentialRampToValueAtTime(0.0001, atSeconds + NOTE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(atSeconds);
  tone.stop(atSeconds + NOTE_SECONDS);
}
