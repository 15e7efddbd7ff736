/** Sets a cookie for the whole shop; without effect where the browser refuses it. */
export const setCookie = (name: string, value: string, seconds: number): void => {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
  } catch {
    // What the cookie tells is a convenience.
  }
};
