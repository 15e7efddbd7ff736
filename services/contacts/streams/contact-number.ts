/** Returns a contact's number for people. @param count the shop's count of contacts, at least 100001 */
export const toContactNumber = (count: number): string => `C${count}`;

/** Parses a contact's number in any notation. Returns its count, or null if it is no number. */
export const parseContactNumber = (text: string): number | null => {
  const digits = /^C(\d{6,9})$/.exec(text.normalize('NFKC').trim().toUpperCase())?.[1];
  return digits === undefined ? null : Number(digits);
};
