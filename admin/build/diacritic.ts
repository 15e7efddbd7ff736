const ACCENTS = /[\u0300-\u036f]/g;

/** A text without its accents; か and が stay apart. */
export const clean = (text: string): string => text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
