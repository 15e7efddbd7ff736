import { countDraws } from './draws.rules';

/** The seven films by the best rarity drawn: 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
const FILMS_OF_RARITY = [[1, 2], [3, 4], [5, 6], [7]] as const;
const BEST_RARITY = FILMS_OF_RARITY.length - 1;
const MP4 = 'video/mp4; codecs="avc1.4d401f"';

/** Film before the cards. */
export interface Film {
  readonly address: string;
  /** picture shown until the film plays; a prize's own film has none */
  readonly poster?: string;
}

/** Input for the choice of a film. Pack and count are known before the draw. */
interface FilmCriteria {
  readonly packId: string | number;
  readonly count: number;
  /** best rarity drawn, 0 to 3 */
  readonly rarity: number;
}

/** Returns a number below `variants`, always the same for the same text. */
const variantOf = (words: string, variants: number): number =>
  [...words].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7) % variants;

/**
 * Chooses a film. Pack and count determine it within a rarity, so that the likely film can be prefetched.
 * @param canPlay the browser's support of a format: H.264 saves a phone's battery, WebM serves the others
 */
export const chooseFilm = ({ packId, count, rarity }: FilmCriteria, canPlay: (type: string) => string): Film => {
  const films = FILMS_OF_RARITY[Math.min(BEST_RARITY, Math.max(0, rarity))]!;
  const stem = `/films/${films[variantOf(`${packId}:${count}`, films.length)]}`;
  return { address: `${stem}.${canPlay(MP4) === '' ? 'webm' : 'mp4'}`, poster: `${stem}.webp` };
};

interface Drawn {
  readonly rarity: number;
  /** the prize's own film; empty for most */
  readonly movie_url: string;
  /** '' for a card of the box */
  readonly extra: string;
}

/**
 * Chooses the film of a draw: that of its best card, or one of its best rarity. The film follows from the cards, never
 * the reverse.
 */
export const chooseFilmOfDraw = (
  cards: readonly Drawn[],
  packId: string | number,
  canPlay: (type: string) => string,
): Film => {
  const rarity = cards.reduce((best, card) => Math.max(best, card.rarity), 0);
  const cardWithFilm = cards.find((card) => card.rarity === rarity && card.movie_url !== '');
  return cardWithFilm
    ? { address: cardWithFilm.movie_url }
    : chooseFilm({ packId, count: countDraws(cards), rarity }, canPlay);
};

/** Tickets left of a prize. */
export interface PrizeLeft {
  readonly rarity: number;
  readonly remaining: number;
}

/** Returns the chance that `count` tickets, drawn without replacement, are all among `few` of `all`. */
const computeChanceAllAmong = (few: number, all: number, count: number): number => {
  let chance = 1;
  for (let taken = 0; taken < count && chance > 0; taken += 1)
    chance *= Math.max(0, few - taken) / Math.max(1, all - taken);
  return chance;
};

/**
 * Computes the most likely best rarity of `count` cards from the tickets left, which the pack's page shows as well.
 * Returns undefined for an empty box.
 */
export const computeLikeliestBestRarity = (left: readonly PrizeLeft[], count: number): number | undefined => {
  const upTo = (rarity: number) =>
    left.reduce((sum, prize) => (prize.rarity <= rarity ? sum + prize.remaining : sum), 0);
  const all = upTo(BEST_RARITY);
  if (all === 0) return undefined;
  const noBetter = FILMS_OF_RARITY.map((_, rarity) => computeChanceAllAmong(upTo(rarity), all, Math.min(count, all)));
  const chances = noBetter.map((chance, rarity) => chance - (noBetter[rarity - 1] ?? 0));
  return chances.indexOf(Math.max(...chances));
};
