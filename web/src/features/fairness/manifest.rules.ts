import { type ExtraRule, hashOf, toCanonicalText } from './draw-protocol.rules';
import { createFault, type Fault } from './step.rules';

/** Public data of a box. */
export interface FairBox {
  /** Exact text of the manifest, published before the sale. */
  readonly manifest: string;
  readonly box_hash: string;
  readonly anchor: string;
  readonly revealed: readonly { readonly day: number; readonly seed: string }[];
  /** Number of drawn tickets, and the hash of the last line. */
  readonly head: { readonly slot: number; readonly hash: string };
}

export interface ManifestPrize {
  readonly id: string;
  readonly rank: number;
  readonly quantity: number;
  readonly buy_point: number;
  readonly no_reduction: '0' | '1';
}

/** Extra prize in the manifest. */
export interface ManifestExtra extends ExtraRule {
  readonly buy_point: number;
  readonly no_reduction: '0' | '1';
}

/** Manifest of a box: the commitment before its sale. */
export interface Manifest {
  readonly version: 'oripa-box/1' | 'oripa-box/2';
  readonly pack: string;
  readonly price_point: number;
  readonly payment_method: '1' | '2';
  readonly tickets: number;
  readonly prizes: readonly ManifestPrize[];
  /** Present in the second version only. */
  readonly extra_prizes?: readonly ManifestExtra[];
  readonly max_buy_count: number;
  readonly can_limit: number;
  readonly start: string;
  readonly end: string | null;
  readonly anchor: string;
}

/** Prize on the pack's page. */
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

/** Extra prize on the pack's page. */
export interface ShownExtra extends ManifestExtra {
  readonly name: string;
  readonly model_number: string;
}

/** Data of a box on the pack's page. */
export interface ShownPack {
  readonly point: number;
  readonly payment_method: '1' | '2';
  readonly total_pack_count: number;
  readonly max_buy_count: number;
  readonly can_limit: number;
  readonly extra_prizes: readonly ShownExtra[];
  /** Null for a pack that does not show its prizes. */
  readonly prizes: readonly ShownPrize[] | null;
  /** True if the numbers left are of one moment. A long list takes several requests, and members draw meanwhile. */
  readonly isOfOneMoment: boolean;
}

const isPrize = (prize: Partial<ManifestPrize> | null): boolean =>
  typeof prize?.id === 'string' && Number.isSafeInteger(prize.quantity);

const RULES = ['last', 'every', 'at'];
const isExtra = (extra: Partial<ManifestExtra> | null): boolean =>
  typeof extra?.id === 'string' && RULES.includes(extra.rule ?? '') && Array.isArray(extra.draws);

/** Returns true if extra prizes fit the version: the first has none, the second at least one. */
const isOfVersion = ({ version, extra_prizes: extras }: Manifest): boolean => {
  if (version === 'oripa-box/1') return extras === undefined;
  return version === 'oripa-box/2' && Array.isArray(extras) && extras.length > 0 && extras.every(isExtra);
};

/** Parses a manifest; null when it is malformed. */
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

/** Returns a fault if the manifest does not match the hash of the box. */
export const findSealFault = ({ manifest, box_hash }: FairBox): Fault | undefined => {
  const computed = hashOf(manifest);
  return computed === box_hash ? undefined : createFault('sealHash', { computed });
};

/** Returns a fault if the quantities do not add up or the text is ambiguous. */
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

/** Returns pairs of terms, from the pack's page and from the manifest. */
export const listTermPairs = (manifest: Manifest, shown: ShownPack) =>
  [
    { term: 'price', shown: shown.point, sealed: manifest.price_point },
    { term: 'payment', shown: shown.payment_method, sealed: manifest.payment_method },
    { term: 'tickets', shown: shown.total_pack_count, sealed: manifest.tickets },
    { term: 'maxCount', shown: shown.max_buy_count, sealed: manifest.max_buy_count },
    { term: 'limit', shown: shown.can_limit, sealed: manifest.can_limit },
  ] as const;

/** Returns a fault if the page differs from the manifest in price, limits or prizes. */
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

/** Returns the number of drawn tickets on the pack's page; undefined if it is not of one moment. */
export const countDrawnAsShown = ({ tickets }: Manifest, { prizes, isOfOneMoment }: ShownPack): number | undefined =>
  isOfOneMoment ? prizes?.reduce((drawn, { remaining }) => drawn - remaining, tickets) : undefined;

/** Returns the name of a prize; its id if the pack does not show its prizes. */
export const findPrizeName = ({ prizes, extra_prizes }: ShownPack, id: string): string =>
  [...(prizes ?? []), ...extra_prizes].find((prize) => String(prize.id) === id)?.name ?? id;
