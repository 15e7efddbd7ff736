import { isVisibleHtml } from '../../kernel/visible-text.js';
import type { PackTerms, Prize } from './pack.events.js';
import type { PackProblem, PackProblemCode } from './pack.refusals.js';
import { type CopiedCard, ticketsOf } from './pack-terms.js';

/** Problems that prevent a publication. Operators decide about all others. */
const BLOCKING: ReadonlySet<PackProblemCode> = new Set([
  'NoPrizes',
  'EndsBeforeItStarts',
  'RankNamesDiffer',
  'ExtraBeyondBox',
]);

export const preventsPublication = ({ code }: PackProblem): boolean => BLOCKING.has(code);

/**
 * Finds all problems of publishing these terms at an instant.
 *
 * @param cards the current cards; without them, changed cards are not reported
 */
export const problemsOf = (terms: PackTerms, at: Date, cards?: ReadonlyMap<string, CopiedCard>): PackProblem[] => [
  ...problemsOfTime(terms, at),
  ...problemsOfLooks(terms),
  ...problemsOfPrizes(terms),
  ...problemsOfExtras(terms),
  ...terms.prizes.flatMap((prize, row) => problemsOfRow(terms.prizes, prize, row)),
  ...(cards ? terms.prizes.flatMap((prize, row) => changeOfCard(prize, row, cards)) : []),
];

const ofPack = (code: PackProblemCode, field: keyof PackTerms): PackProblem => ({ code, field, row: null });

const problemsOfTime = ({ startAt, endAt }: PackTerms, at: Date): PackProblem[] => {
  const start = startAt !== null && new Date(startAt) > at ? new Date(startAt) : at;
  return [
    ...(endAt !== null && new Date(endAt) <= start ? [ofPack('EndsBeforeItStarts', 'endAt')] : []),
    ...(startAt !== null && new Date(startAt) < at ? [ofPack('StartHasPassed', 'startAt')] : []),
  ];
};

const problemsOfLooks = ({ images, detailHtml }: PackTerms): PackProblem[] => [
  ...(images.length === 0 ? [ofPack('NoPicture', 'images')] : []),
  ...(!isVisibleHtml(detailHtml) ? [ofPack('NoDetail', 'detailHtml')] : []),
];

const problemsOfPrizes = ({ prizes }: PackTerms): PackProblem[] => {
  if (prizes.length === 0) return [ofPack('NoPrizes', 'prizes')];
  const ranks = [...new Set(prizes.map(({ rank }) => rank))];
  return Math.max(...ranks) > ranks.length ? [ofPack('RankMissing', 'prizes')] : [];
};

/** Finds listed draws that the box does not have: they would promise a prize that nobody can win. */
const problemsOfExtras = ({ prizes, extraPrizes }: PackTerms): PackProblem[] =>
  prizes.length > 0 && extraPrizes.some(({ draws }) => draws.some((draw) => draw > ticketsOf(prizes)))
    ? [ofPack('ExtraBeyondBox', 'extraPrizes')]
    : [];

const problemsOfRow = (prizes: readonly Prize[], prize: Prize, row: number): PackProblem[] => {
  const earlier = prizes.slice(0, row).filter(({ rank }) => rank === prize.rank);
  const namesDiffer = earlier.some((one) => one.rankName !== prize.rankName || one.rankNameEn !== prize.rankNameEn);
  const doubled = earlier.some((one) => one.cardId === prize.cardId && one.buyPoint === prize.buyPoint);
  return [
    ...(namesDiffer ? [{ code: 'RankNamesDiffer', field: 'rankName', row } as const] : []),
    ...(doubled ? [{ code: 'DoubledPrize', field: 'cardId', row } as const] : []),
    ...(prize.imageUrl === '' ? [{ code: 'CardWithoutPicture', field: 'imageUrl', row } as const] : []),
  ];
};

const COPIED = ['name', 'nameEn', 'imageUrl', 'modelNumber', 'rarity', 'rarityLabel', 'movieUrl'] as const;

const changeOfCard = (prize: Prize, row: number, cards: ReadonlyMap<string, CopiedCard>): PackProblem[] => {
  const card = cards.get(prize.cardId);
  const changed = card !== undefined && COPIED.some((field) => card[field] !== prize[field]);
  return changed ? [{ code: 'CardHasChanged', field: 'cardId', row }] : [];
};
