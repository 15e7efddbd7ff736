import { hashOf } from './draw-protocol.rules';
import type { DrawnAgain, LogState } from './log.rules';
import type { FairBox, Manifest, ShownPack } from './manifest.rules';
import { createFault, type Fault } from './step.rules';

/** What a member got in hand for a draw. */
export interface Receipt {
  readonly pack_id: string | number;
  readonly box_hash: string;
  readonly first_slot: number;
  readonly count: number;
  readonly day: number;
  readonly client_seed: string;
  /** Who made the client seed: the member's browser, or the shop for one that sent none. */
  readonly client_seed_by: 'member' | 'shop';
  readonly prize_ids: readonly string[];
  /** Of the prizes outside of the box that it has won, by slot. */
  readonly extra_prize_ids: readonly string[];
  readonly left_before: Readonly<Record<string, number>>;
  /** The hash of the last line of the draw. */
  readonly head: string;
}

/** A card of the draw as the member's history shows it. */
export interface OwnCard {
  readonly model_number: string;
  readonly buy_point: number;
}

export const endOf = ({ first_slot, count }: Receipt): number => first_slot + count;

/** What was left of each prize before the draw, in the manifest's order. */
export const listLeftBefore = (manifest: Manifest, receipt: Receipt): number[] =>
  manifest.prizes.map(({ id }) => receipt.left_before[id] ?? 0);

/** The receipt is of this box. */
export const findOwnBoxFault = (receipt: Receipt, fair: FairBox, packId: string): Fault | undefined =>
  receipt.box_hash === fair.box_hash && String(receipt.pack_id) === packId
    ? undefined
    : createFault('ownBox', { hash: receipt.box_hash });

/** The member's seed stands in each of their lines, on the day of the draw. */
export const findOwnSeedFault = (receipt: Receipt, lines: readonly DrawnAgain[]): Fault | undefined => {
  const seedHash = hashOf(receipt.client_seed);
  const other = lines.find(({ clientSeedHash, day }) => clientSeedHash !== seedHash || day !== receipt.day);
  return other && createFault('ownSeed', { slot: other.slot });
};

/** Every slot of the draw has its line, and they lead to the hash that the member was given. */
export const findOwnLinesFault = (receipt: Receipt, lines: readonly DrawnAgain[]): Fault | undefined => {
  if (lines.length !== receipt.count) return createFault('ownMissing', { found: lines.length, count: receipt.count });
  return lines.at(-1)?.hash === receipt.head ? undefined : createFault('ownHead', { hash: receipt.head });
};

/** The log names the prizes of the receipt, and the history shows the cards of those prizes. */
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

/** A draw with what the member's own pages say of it. */
export interface OwnDraw {
  readonly receipt: Receipt;
  readonly cards: readonly OwnCard[];
  readonly manifest: Manifest;
  readonly shown: ShownPack;
}

/**
 * What the box held before the draw.
 * @param state where the log stood then; without it the numbers only have to fit the box
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
