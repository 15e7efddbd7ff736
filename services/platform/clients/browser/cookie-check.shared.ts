const CHECK = 'cookie-check';
const CHECK_SECONDS = 60;

/** Returns true when the browser refuses cookies, without which members cannot stay logged in. */
export const isBlockingCookies = (): boolean => {
  if (navigator.cookieEnabled === false) return true;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140
    document.cookie = `${CHECK}=1; path=/; max-age=${CHECK_SECONDS}; samesite=lax`;
    return !document.cookie.includes(CHECK);
  } catch {
    return true;
  }
};
