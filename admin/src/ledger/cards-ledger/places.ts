/** The places where a card can be. */
export const PLACES = [
  'in_box',
  'undecided',
  'to_ship',
  'shipped',
  'returned',
  'forfeited',
  'converted',
  'exchanged',
] as const;
