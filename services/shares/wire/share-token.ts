const TOKEN = /^[\w-]{22}$/;

/** Random bytes of a token, too many to guess. */
export const TOKEN_BYTES = 16;

/** Returns true for a string in the form of a token. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** Returns the page of a shared card. */
export const toSharePath = (token: string): string => `/share/${token}`;
export const toPicturePath = (token: string): string => `/share/${token}.png`;
