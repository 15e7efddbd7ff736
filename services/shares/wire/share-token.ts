const TOKEN = /^[\w-]{22}$/;

/** Bytes of a token's luck: nobody guesses one. */
export const TOKEN_BYTES = 16;

/** True for anything shaped like a token; what is not, cannot name a card. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** Where the client shows a shared card, and where its picture is. */
export const toSharePath = (token: string): string => `/share/${token}`;
export const toPicturePath = (token: string): string => `/share/${token}.png`;
