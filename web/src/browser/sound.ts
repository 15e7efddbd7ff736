/** Opens the sound output. To be called when something was pressed. @returns undefined where there is none */
export const openAudio = (): AudioContext | undefined => {
  try {
    return new AudioContext();
  } catch {
    return undefined;
  }
};

/** Vibrates in turn and pauses, in milliseconds; 0 ends it. Most devices cannot. */
export const vibrate = (pattern: readonly number[] | 0): void => {
  navigator.vibrate?.(pattern === 0 ? 0 : [...pattern]);
};
