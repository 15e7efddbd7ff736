/** Fills a typed array at random. Without a cryptographic source the values are of `Math.random`, which still nobody else knows. */
export const fillRandom = <Values extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  values: Values,
): Values => {
  try {
    return crypto.getRandomValues(values);
  } catch {
    // What is too large for a byte is cut off.
    for (let i = 0; i < values.length; i += 1) values[i] = Math.random() * 2 ** 32;
    return values;
  }
};
