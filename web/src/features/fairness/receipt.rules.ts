import { hashOf } from './draw-protocol.rules';
import type { DrawnAgain, LogState } from './log.rules';
import type { FairBox, Manifest, ShownPack } from './manifest.rules';
import { createFault, type Fault } from './step.rules';

/** Receipt of a draw. */
export interface Receipt {
  readonly pack_id: string | number;
  readonly box_hash: string;
  readonly first_slot: number;
  readonly count: number;
  readonly day: number;
  readonly client_seed: string;
  /** Source of the client seed: the member's browser, or the shop if the browser sent none. */
  readonly client_seed_by: 'member' | 'shop';
  readonly prize_ids: readonly string[];
  /** Extra prizes that the draw won, by slot. */
  readonly extra_prize_ids: readonly string[];
  readonly left_before: Readonly<Record<string, number>>;
  /** Hash of the last line of the draw. */
  readonly head: string;
}

/** Card of the draw in the member's history. */
export interface OwnCard {
  readonly model_number: string;
  readonly buy_point: number;
}

export const endOf = ({ first_slot, count }: Receipt): number => first_slot + count;

/** Returns the number left of each prize before the draw, in the order of the manifest. */
export const listLeftBefore = (manifest: Manifest, receipt: Receipt): number[] =>
  manifest.prizes.map(({ id }) => receipt.left_before[id] ?? 0);

/** Returns a fault if the receipt is of another box. */
export const findOwnBoxFault = (receipt: Receipt, fair: FairBox, packId: string): Fault | undefined =>
  receipt.box_hash === fair.box_hash && String(receipt.pack_id) === packId
    ? undefined
    : createFault('ownBox', { hash: receipt.box_hash });

/** Returns a fault if a line has another client seed or day than the receipt. */
export const findOwnSeedFault = (receipt: Receipt, lines: readonly DrawnAgain[]): Fault | undefined => {
  const seedHash = hashOf(receipt.client_seed);
  const other = lines.find(({ clientSeedHash, day }) => clientSeedHash !== seedHash || day !== receipt.day);
  return other && createFault('ownSeed', { slot: other.slot });
};

/** Returns a fault if a slot of the draw has no line, or if the last hash differs from the receipt. */
export const findOwnLinesFault = (receipt: Receipt, lines: readonly DrawnAgain[]): Fault | undefined => {
  if (lines.length !== receipt.count) return createFault('ownMissing', { found: lines.length, count: receipt.count });
  return lines.at(-1)?.hash === receipt.head ? undefined : createFault('ownHead', { hash: receipt.head });
};

/** Returns a fault if the log has other prizes than the receipt, or the history other cards than these prizes. */
export const findOwnCardsFault = (
  { receipt, cards, manifest, shown }: OwnDraw,
  lines: readonly DrawnAgain[],
): Fault | undefined => {
  const { prize_ids, extra_prize_ids } = receipt;
  const other = lines.find(({ loggedPrize }, index) => loggedPrize !== String(prize_ids[index]));
  if (other) return createFault('ownPrize', { slot: other.slot, logged: other.loggedPrize });
  const logged = lines.flatMap(({ loggedExtras }) => loggedExtras);
  const isWhole = lines.length === receipt.count;
  if (isWhole && logged.join('\n') !== extra_prize_ids.join('\n')) return createFault('ownExtra');
  const promised = [...manifest.prizes, ...(manifest.extra_prizes ?? [])];
  const shownRows = [...(shown.prizes ?? []), ...shown.extra_prizes];
  const isCardOf = (card: OwnCard, id: string) => {
    const row = shownRows.find((prize) => String(prize.id) === id);
    const isSameCard = !shown.prizes || card.model_number === row?.model_number;
    return isSameCard && card.buy_point === promised.find((prize) => prize.id === id)?.buy_point;
  };
  const ids = [...prize_ids, ...extra_prize_ids].map(String);
  const exchanged = cards.findIndex((card, index) => !isCardOf(card, ids[index] ?? ''));
  return exchanged < 0 ? undefined : createFault('ownCard', { number: exchanged + 1 });
};

/** Draw with the data of the member's own pages. */
export interface OwnDraw {
  readonly receipt: Receipt;
  readonly cards: readonly OwnCard[];
  readonly manifest: Manifest;
  readonly shown: ShownPack;
}

/**
 * Returns a fault if the receipt states other numbers left before the draw than the log.
 * @param state state of the log at that time; without it the numbers are compared with the box only
 */
export const findOwnLeftFault = (
  manifest: Manifest,
  receipt: Receipt,
  state: Pick<LogState, 'left'> | undefined,
): Fault | undefined => {
  const receipted = listLeftBefore(manifest, receipt);
  const sum = receipted.reduce((total, left) => total + left, 0);
  const left = manifest.tickets - receipt.first_slot;
  if (sum !== left) return createFault('ownLeftSum', { sum, left });
  const other = manifest.prizes.findIndex(({ quantity }, index) =>
    state ? receipted[index] !== state.left[index] : receipted[index]! > quantity,
  );
  if (other < 0) return undefined;
  const { id, quantity } = manifest.prizes[other]!;
  return createFault('ownLeft', { prize: id, receipt: receipted[other]!, log: state?.left[other] ?? quantity });
};
