/** Fields side by side, as many as have room. */
export const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  columnGap: 2,
  width: '100%',
};
/** A card as it is shown beside its fields, in pixels. */
export const PORTRAIT = { width: 150, height: 210 };
/** The shop takes '' for nothing. */
export const text = (value: string | null): string => value ?? '';
