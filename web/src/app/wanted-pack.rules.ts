import { link, paths } from './paths';

/** The pack that a visitor came with, and how many he wanted of it: what log-in and registration bring him back to. */
export interface WantedPack {
  readonly packId: string | undefined;
  readonly num: string | undefined;
}

const ID = /^[\w-]{1,64}$/;
const NUM = /^([1-9]\d{0,3}|all)$/;

const matching = (text: string | null | undefined, pattern: RegExp): string | undefined =>
  text && pattern.test(text) ? text : undefined;

/** Reads it out of an address, where anybody may have written anything; a confirmation calls the count `buyCount`. */
export const wantedPack = (query: URLSearchParams): WantedPack => {
  const packId = matching(query.get('packId'), ID);
  return { packId, num: packId && matching(query.get('num') ?? query.get('buyCount'), NUM) };
};

/** The page of that pack with that count, always one of our own; without a pack, the top page. */
export const placeOf = ({ packId, num }: WantedPack): string =>
  packId ? link(paths.packDetail, { packId, num }) : paths.top;

/** An address that keeps it in mind. */
export const keeping = (path: string, { packId, num }: WantedPack): string => link(path, { packId, num });
