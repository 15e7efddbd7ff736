/** Sets a cookie for the whole site; has no effect where the browser blocks cookies. */
export const setCookie = (name: string, value: string, seconds: number): void => {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
  } catch {
    // The shop works without the cookie.
  }
};
