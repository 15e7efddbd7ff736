/** Lays fields out side by side, as many as fit. */
export const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  columnGap: 2,
  width: '100%',
};
/** The size of the card's picture beside the fields, in pixels. */
export const PORTRAIT = { width: 150, height: 210 };
/** Converts null to the empty string, which the API stores as null. */
export const text = (value: string | null): string => value ?? '';
