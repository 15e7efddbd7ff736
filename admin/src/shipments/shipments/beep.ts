import { openAudio } from '../../browser/audio';

const TONES = 2;
const TONE_S = 0.12;
const PAUSE_S = 0.08;
/** A low frequency, in hertz, unlike the barcode reader's own sound. */
const HERTZ = 220;
const LOUDNESS = 0.2;

let audio: AudioContext | undefined;

/** Plays two low tones. They are silent without a sound device, or before the first press on the page. */
export const beep = (): void => {
  audio ??= openAudio();
  if (!audio) return;
  const { currentTime, destination } = audio;
  const volume = audio.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(destination);
  for (let i = 0; i < TONES; i += 1) {
    const tone = audio.createOscillator();
    tone.type = 'square';
    tone.frequency.value = HERTZ;
    tone.connect(volume);
    tone.start(currentTime + i * (TONE_S + PAUSE_S));
    tone.stop(currentTime + i * (TONE_S + PAUSE_S) + TONE_S);
  }
};
