import { eventIdOf } from '../../kernel/ids.js';
import type { Points } from '../../kernel/money.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { loadExpiries } from '../rows/purchase-lots.rows.js';
import { WalletChanges } from '../rows/wallets.rows.js';
import type { LotPart } from '../streams/lot-part.js';
import type { WalletEvent } from '../streams/wallet.events.js';
import {
  buildArrival,
  buildHandover,
  buildReservation,
  buildReturn,
  freePointsOf,
  type TransferReference,
  takeFreePoints,
} from './partner-transfer.decide.js';

/** Returns the lot of a transfer. It is named after the transfer, so that a second one fails. */
const lotOf = ({ transferId }: TransferReference): string => eventIdOf(`transfer/${transferId}`, 1);

const openWhole = (tx: StoreTransaction, memberId: string): Promise<WalletChanges> =>
  WalletChanges.open(tx, new Map([[memberId, Number.MAX_SAFE_INTEGER]]));

const record = async (tx: StoreTransaction, context: CommandContext, event: WalletEvent): Promise<void> => {
  const changes = await openWhole(tx, event.data.memberId);
  changes.record(context, event);
  changes.save();
};

/** The points that a member can send to partner sites, in a transaction that has locked the wallet. */
export interface OwnFreePoints {
  readonly points: Points;
  /** Takes some of them, by lot. @returns null if there are too few */
  readonly take: (amount: Points) => readonly LotPart[] | null;
}

/**
 * Loads the free points of a member, in a transaction that has locked the wallet.
 *
 * @throws Error for a member without a wallet
 */
export const loadOwnFreePoints = async (tx: StoreTransaction, memberId: string): Promise<OwnFreePoints> => {
  const wallet = (await openWhole(tx, memberId)).of(memberId);
  if (!wallet) throw new Error(`member ${memberId} has no wallet`);
  return { points: freePointsOf(wallet), take: (amount) => takeFreePoints(wallet, amount) };
};

/** Takes points out of the wallet for a site. The transaction has locked it, as for all of these functions. */
export const sendToPartner = (
  tx: StoreTransaction,
  context: CommandContext,
  transfer: TransferReference,
  parts: readonly LotPart[],
): Promise<void> => record(tx, context, buildReservation(transfer, parts));

/** Records that the site has credited the points. */
export const recordArrivalAtPartner = (
  tx: StoreTransaction,
  context: CommandContext,
  transfer: TransferReference,
  amount: Points,
): Promise<void> => record(tx, context, buildHandover(transfer, amount));

/** Returns the points because the site has refused them for good. */
export const returnFromPartner = async (
  tx: StoreTransaction,
  context: CommandContext,
  transfer: TransferReference,
  parts: readonly LotPart[],
): Promise<void> => {
  const lotIds = parts.map(({ lotId }) => lotId);
  await record(tx, context, buildReturn(transfer, parts, await loadExpiries(tx, lotIds)));
};

/** Credits a member with points from a site. */
export const bringFromPartner = (
  tx: StoreTransaction,
  context: CommandContext,
  transfer: TransferReference,
  amount: Points,
): Promise<void> => record(tx, context, buildArrival(transfer, { lotId: lotOf(transfer), amount, issuedAt: tx.now }));
