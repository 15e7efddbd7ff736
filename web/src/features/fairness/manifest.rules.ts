import { type ExtraRule, hashOf, toCanonicalText } from './draw-protocol.rules';
import { createFault, type Fault } from './step.rules';

/** What the shop publishes of a box. */
export interface FairBox {
  /** The exact text of what was promised before the sale. */
  readonly manifest: string;
  readonly box_hash: string;
  readonly anchor: string;
  readonly revealed: readonly { readonly day: number; readonly seed: string }[];
  /** How many tickets were drawn, and the hash of the last line. */
  readonly head: { readonly slot: number; readonly hash: string };
}

export interface ManifestPrize {
  readonly id: string;
  readonly rank: number;
  readonly quantity: number;
  readonly buy_point: number;
  readonly no_reduction: '0' | '1';
}

/** A prize outside of the box, as it was promised. */
export interface ManifestExtra extends ExtraRule {
  readonly buy_point: number;
  readonly no_reduction: '0' | '1';
}

/** The promise itself. */
export interface Manifest {
  readonly version: 'oripa-box/1' | 'oripa-box/2';
  readonly pack: string;
  readonly price_point: number;
  readonly payment_method: '1' | '2';
  readonly tickets: number;
  readonly prizes: readonly ManifestPrize[];
  /** Of the second version alone. */
  readonly extra_prizes?: readonly ManifestExtra[];
  readonly max_buy_count: number;
  readonly can_limit: number;
  readonly start: string;
  readonly end: string | null;
  readonly anchor: string;
}

/** A prize as the pack's page shows it. */
export interface ShownPrize {
  readonly id: string | number;
  readonly name: string;
  readonly model_number: string;
  readonly rank: number;
  readonly rank_name: string;
  readonly image_url: string;
  readonly buy_point: number;
  readonly no_reduction: '0' | '1';
  readonly remaining: number;
}

/** A prize outside of the box as the pack's page shows it. */
export interface ShownExtra extends ManifestExtra {
  readonly name: string;
  readonly model_number: string;
}

/** What the pack's page shows of a box. */
export interface ShownPack {
  readonly point: number;
  readonly payment_method: '1' | '2';
  readonly total_pack_count: number;
  readonly max_buy_count: number;
  readonly can_limit: number;
  readonly extra_prizes: readonly ShownExtra[];
  /** Null where the shop does not show its prizes. */
  readonly prizes: readonly ShownPrize[] | null;
  /** Whether all that is left was shown at one moment; a long list takes several, and members draw meanwhile. */
  readonly isOfOneMoment: boolean;
}

const isPrize = (prize: Partial<ManifestPrize> | null): boolean =>
  typeof prize?.id === 'string' && Number.isSafeInteger(prize.quantity);

const RULES = ['last', 'every', 'at'];
const isExtra = (extra: Partial<ManifestExtra> | null): boolean =>
  typeof extra?.id === 'string' && RULES.includes(extra.rule ?? '') && Array.isArray(extra.draws);

/** The first version knows no prizes outside of the box; the second has at least one. */
const isOfVersion = ({ version, extra_prizes: extras }: Manifest): boolean => {
  if (version === 'oripa-box/1') return extras === undefined;
  return version === 'oripa-box/2' && Array.isArray(extras) && extras.length > 0 && extras.every(isExtra);
};

/** The promise that a text holds; null when it cannot be read as one. */
export const readManifest = (text: string): Manifest | null => {
  try {
    const manifest = JSON.parse(text) as Manifest;
    const isReadable =
      isOfVersion(manifest) &&
      Number.isFinite(Date.parse(manifest.start)) &&
      Array.isArray(manifest.prizes) &&
      manifest.prizes.every(isPrize);
    return isReadable ? manifest : null;
  } catch {
    return null;
  }
};

/** The text as served has the hash that stands for the box. */
export const findSealFault = ({ manifest, box_hash }: FairBox): Fault | undefined => {
  const computed = hashOf(manifest);
  return computed === box_hash ? undefined : createFault('sealHash', { computed });
};

/** The quantities add up, and the text says one thing only. */
export const findContentsFault = (manifest: Manifest | null, text: string, packId: string): Fault | undefined => {
  if (!manifest) return createFault('unreadable');
  const { prizes, extra_prizes: extras = [], tickets, pack } = manifest;
  const sum = prizes.reduce((total, { quantity }) => total + quantity, 0);
  if (sum !== tickets) return createFault('sum', { sum, tickets });
  const none = prizes.find(({ quantity }) => quantity < 1);
  if (none) return createFault('noTicket', { prize: none.id });
  const all = [...prizes, ...extras];
  const twice = all.find(({ id }, index) => all.findIndex((other) => other.id === id) < index);
  if (twice) return createFault('twice', { prize: twice.id });
  if (pack !== packId) return createFault('otherPack', { pack });
  return toCanonicalText(manifest) === text ? undefined : createFault('notCanonical');
};

/** What the pack's page shows beside what was sealed, pair by pair. */
export const listTermPairs = (manifest: Manifest, shown: ShownPack) =>
  [
    { term: 'price', shown: shown.point, sealed: manifest.price_point },
    { term: 'payment', shown: shown.payment_method, sealed: manifest.payment_method },
    { term: 'tickets', shown: shown.total_pack_count, sealed: manifest.tickets },
    { term: 'maxCount', shown: shown.max_buy_count, sealed: manifest.max_buy_count },
    { term: 'limit', shown: shown.can_limit, sealed: manifest.can_limit },
  ] as const;

/** The page shows the price, the limits and the prizes that were sealed. */
export const findShownFault = (manifest: Manifest, shown: ShownPack): Fault | undefined => {
  const other = listTermPairs(manifest, shown).find((pair) => pair.shown !== pair.sealed);
  if (other) return createFault('shownTerm', other);
  const otherExtra = findExtrasFault(manifest.extra_prizes ?? [], shown.extra_prizes);
  if (otherExtra || !shown.prizes) return otherExtra;
  const shownById = new Map(shown.prizes.map((prize) => [String(prize.id), prize]));
  const isSame = ({ id, rank, buy_point, no_reduction }: ManifestPrize) => {
    const prize = shownById.get(id);
    return prize && prize.rank === rank && prize.buy_point === buy_point && prize.no_reduction === no_reduction;
  };
  const missing = manifest.prizes.find((prize) => !isSame(prize));
  if (missing) return createFault('shownPrize', { prize: missing.id });
  const added = shown.prizes.find(({ id }) => !manifest.prizes.some((prize) => prize.id === String(id)));
  return added && createFault('shownPrize', { prize: String(added.id) });
};

const findExtrasFault = (sealed: readonly ManifestExtra[], shown: readonly ShownExtra[]): Fault | undefined => {
  const textOf = ({ id, rule, draws, buy_point, no_reduction }: ManifestExtra) =>
    toCanonicalText({ id, rule, draws, buy_point, no_reduction });
  const missing = sealed.find((extra) => !shown.some((one) => textOf(one) === textOf(extra)));
  const added = shown.find(({ id }) => !sealed.some((extra) => extra.id === id));
  const other = missing ?? added;
  return other && createFault('shownPrize', { prize: other.id });
};

/** How many tickets the pack's page says are drawn; undefined where it does not say so for one moment. */
export const countDrawnAsShown = ({ tickets }: Manifest, { prizes, isOfOneMoment }: ShownPack): number | undefined =>
  isOfOneMoment ? prizes?.reduce((drawn, { remaining }) => drawn - remaining, tickets) : undefined;

/** What members call a prize; its id where the shop does not show it. */
export const findPrizeName = ({ prizes, extra_prizes }: ShownPack, id: string): string =>
  [...(prizes ?? []), ...extra_prizes].find((prize) => String(prize.id) === id)?.name ?? id;
