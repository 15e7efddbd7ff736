import { setCookie } from './cookies';

const CHECK = 'cookie-check';
const CHECK_SECONDS = 60;

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
