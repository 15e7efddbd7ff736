const ACCENTS = /[\u0300-\u036f]/g;

/** Removes the accents of a text. Kana keep their marks: か and が stay different. */
export const clean = (text: string): string => text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
