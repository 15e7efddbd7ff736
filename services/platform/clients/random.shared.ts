/** Fills a typed array with random values. Without a cryptographic source it uses `Math.random`. */
export const fillRandom = <Values extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  values: Values,
): Values => {
  try {
    return crypto.getRandomValues(values);
  } catch {
    // A typed array truncates values that are too large.
    for (let i = 0; i < values.length; i += 1) values[i] = Math.random() * 2 ** 32;
    return values;
  }
};
