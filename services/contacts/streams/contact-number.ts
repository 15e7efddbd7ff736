/** A contact's number as people read it. @param count from the shop's own count of them, at least 100001 */
export const toContactNumber = (count: number): string => `C${count}`;

/** The count behind a contact's number, however it is written; null for what is none. */
export const parseContactNumber = (text: string): number | null => {
  const digits = /^C(\d{6,9})$/.exec(text.normalize('NFKC').trim().toUpperCase())?.[1];
  return digits === undefined ? null : Number(digits);
};
