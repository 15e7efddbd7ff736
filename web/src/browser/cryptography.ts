/** The browser's own cryptography. @throws where the page came without https, or the browser has none */
export const subtleCrypto = (): SubtleCrypto => {
  // Pages without https lack it, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new Error('no SubtleCrypto');
  return subtle;
};
