/** Returns the Web Crypto API. @throws where the page was not loaded over https, or the browser has none */
export const getSubtleCrypto = (): SubtleCrypto => {
  // Its type says it is always defined, but pages without https lack it.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new Error('no SubtleCrypto');
  return subtle;
};
