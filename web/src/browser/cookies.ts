const CHECK = 'cookie-check';
const CHECK_SECONDS = 60;

/** Sets a cookie for the whole shop; without effect where the browser refuses it. */
export const setCookie = (name: string, value: string, seconds: number): void => {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
  } catch {
    // What the cookie tells is a convenience.
  }
};

/** Tells whether the browser refuses cookies, without which no log-in holds. */
export const areCookiesBlocked = (): boolean => {
  if (navigator.cookieEnabled === false) return true;
  setCookie(CHECK, '1', CHECK_SECONDS);
  try {
    return !document.cookie.includes(CHECK);
  } catch {
    return true;
  }
};
