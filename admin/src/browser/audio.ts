/**
 * Opens the sound output.
 * @returns undefined if the browser has none
 */
export const openAudio = (): AudioContext | undefined => {
  try {
    return new AudioContext();
  } catch {
    return undefined;
  }
};
