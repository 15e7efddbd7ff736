/** Opens the audio output. Call it in response to a press. @returns undefined where there is none */
export const openAudio = (): AudioContext | undefined => {
  try {
    return new AudioContext();
  } catch {
    return undefined;
  }
};

/** Vibrates and pauses alternately, in milliseconds; 0 stops. Has no effect on most devices. */
export const vibrate = (pattern: readonly number[] | 0): void => {
  navigator.vibrate?.(pattern === 0 ? 0 : [...pattern]);
};
