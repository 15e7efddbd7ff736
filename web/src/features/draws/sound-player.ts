import { openAudio } from '../../browser/sound';
import type { Note } from './sound.rules';

const LOUDNESS = 0.5;
const ATTACK_S = 0.008;
/** Fade-out of the current sound when the next one starts. */
const YIELD_S = 0.04;
const SILENCE = 0.0001;

/** Creates a second of noise, which loops without an audible seam. */
const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  const random = Math.random;
  for (let i = 0; i < samples.length; i += 1) samples[i] = random() * 2 - 1;
  return buffer;
};

/** Creates the oscillator or noise source of a note, and its pitch parameter. */
const sourceOf = (context: AudioContext, { kind, hz }: Note, noise: AudioBuffer) => {
  if (kind === 'tone') {
    const source = new OscillatorNode(context, { type: 'triangle', frequency: hz });
    return { source, pitch: source.frequency, end: source };
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hz, Q: 1.2 });
  source.connect(filter);
  return { source, pitch: filter.frequency, end: filter };
};

/** Player for a device without audio output. */
const SILENT = { play: () => {}, close: () => {} };

/** Opens a player, in which each sound fades out the previous one. Must be called during a user gesture. */
export const openPlayer = (): { play: (notes: readonly Note[]) => void; close: () => void } => {
  const context = openAudio();
  return context ? createPlayer(context) : SILENT;
};

const createPlayer = (context: AudioContext) => {
  const noise = noiseOf(context);
  let playing: GainNode | undefined;

  const playNote = (note: Note, from: number, out: AudioNode): void => {
    const [begin, end] = [from + note.atMs / 1000, from + (note.atMs + note.forMs) / 1000];
    const { source, pitch, end: last } = sourceOf(context, note, noise);
    pitch.setValueAtTime(note.hz, begin);
    pitch.exponentialRampToValueAtTime(note.toHz ?? note.hz, end);
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(SILENCE, begin);
    envelope.gain.linearRampToValueAtTime(note.volume, begin + ATTACK_S);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
    last.connect(envelope).connect(out);
    source.start(begin);
    source.stop(end);
  };

  return {
    play(notes: readonly Note[]): void {
      void context.resume();
      playing?.gain.setTargetAtTime(0, context.currentTime, YIELD_S);
      const out = new GainNode(context, { gain: LOUDNESS });
      out.connect(context.destination);
      playing = out;
      for (const note of notes) playNote(note, context.currentTime, out);
    },
    close: (): void => void context.close(),
  };
};
