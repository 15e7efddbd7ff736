const SEED_BYTES = 16;

/** Modes of the history's filter: all, undecided, not shipped, shipped, no shipping. */
export const HISTORY_MODES = ['0', '1', '2', '3', '4'] as const;
export type HistoryMode = (typeof HISTORY_MODES)[number];

export const historyModeOf = (mode: string | null): HistoryMode => HISTORY_MODES.find((known) => known === mode) ?? '0';

/** Counts the drawn cards of a purchase, without extra prizes. */
export const countDraws = (cards: readonly { readonly extra: string }[]): number =>
  cards.filter(({ extra }) => extra === '').length;

/** Creates a client seed of 128 bits from `fill`, in hexadecimal. */
export const createClientSeed = (fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string =>
  Array.from(fill(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
