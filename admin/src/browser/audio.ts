/** Opens the sound output. @returns undefined where there is none */
export const openAudio = (): AudioContext | undefined => {
  try {
    return new AudioContext();
  } catch {
    return undefined;
  }
};
