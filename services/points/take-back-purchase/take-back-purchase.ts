import { type Points, points } from '../../kernel/money.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import {
  type DrawPaid,
  deriveLotIds,
  loadConversions,
  loadDrawsPaidFrom,
  loadExpiries,
  loadTakenPoints,
} from '../rows/purchase-lots.rows.js';
import { WalletChanges } from '../rows/wallets.rows.js';
import type { LotPart } from '../streams/lot-part.js';
import { traceMoney } from '../streams/money-trace.js';
import type { WalletEvent } from '../streams/wallet.events.js';
import {
  buildMoneyMoved,
  buildRestoration,
  buildSettlement,
  buildTakeBack,
  debtAccountOf,
  type PurchaseReference,
  type Settled,
  type TakingBack,
} from './purchase-entries.js';
import type { PurchaseHoldings, TakenBack } from './take-back-purchase.decide.js';

const openWhole = (tx: StoreTransaction, memberId: string): Promise<WalletChanges> =>
  WalletChanges.open(tx, new Map([[memberId, Number.MAX_SAFE_INTEGER]]));

const record = async (tx: StoreTransaction, context: CommandContext, event: WalletEvent): Promise<void> => {
  const changes = await openWhole(tx, event.data.memberId);
  changes.record(context, event);
  changes.save();
};

/** Returns the points of a payment at the time of its credit. */
export const buildFreshHoldings = (
  paymentId: string,
  issued: { readonly paid: Points; readonly bonus: Points },
): PurchaseHoldings => {
  const { paid, bonus } = deriveLotIds(paymentId);
  return {
    own: { lotId: paid, kind: 'paid', amount: issued.paid },
    bonus: { lotId: bonus, kind: 'free', amount: issued.bonus },
    converted: [],
  };
};

/** Loads the points left of a payment, in a transaction that has locked its member's wallet. */
export const loadHoldings = async (
  tx: StoreTransaction,
  { memberId, paymentId }: PurchaseReference,
  issued: Points,
): Promise<PurchaseHoldings> => {
  const { paid, bonus } = deriveLotIds(paymentId);
  const wallet = (await openWhole(tx, memberId)).of(memberId);
  const left = new Map(wallet?.lots.map((lot) => [lot.lotId, lot.left]));
  const money = traceMoney({ lotId: paid, amount: issued }, await loadConversions(tx, memberId));
  const taken = await loadTakenPoints(tx, memberId, paymentId);
  const nothing = points(0);
  const part = (lotId: string, kind: LotPart['kind']) => ({ lotId, kind, amount: left.get(lotId) ?? nothing });
  const converted = [...money].map(([lotId, max]) => {
    const remaining = points(Math.max(0, max - (taken.get(lotId) ?? 0)));
    return { lotId, kind: 'paid' as const, amount: points(Math.min(remaining, left.get(lotId) ?? 0)) };
  });
  return { own: part(paid, 'paid'), bonus: part(bonus, 'free'), converted };
};

/** Returns the draws paid for with this payment's points, including points refunded from their cards. */
export const loadDrawsOfPurchase = async (
  tx: StoreTransaction,
  { memberId, paymentId }: PurchaseReference,
  issued: Points,
): Promise<readonly DrawPaid[]> => {
  const { paid, bonus } = deriveLotIds(paymentId);
  const money = traceMoney({ lotId: paid, amount: issued }, await loadConversions(tx, memberId));
  return loadDrawsPaidFrom(tx, memberId, [paid, bonus, ...money.keys()]);
};

/** Takes a payment's points back. The transaction has locked the wallet, as for all of these functions. */
export const takeBackPurchase = (
  tx: StoreTransaction,
  context: CommandContext,
  purchase: TakingBack,
  taken: TakenBack,
): Promise<void> => record(tx, context, buildTakeBack(purchase, taken));

/** Returns points that were taken back to the member. */
export const restorePurchase = async (
  tx: StoreTransaction,
  context: CommandContext,
  purchase: TakingBack,
  taken: TakenBack,
): Promise<void> => {
  const lotIds = taken.parts.map(({ lotId }) => lotId);
  await record(tx, context, buildRestoration(purchase, taken, await loadExpiries(tx, lotIds)));
};

/** Moves money of a payment from one of the house's accounts to another. */
export const moveMoney = (
  tx: StoreTransaction,
  context: CommandContext,
  purchase: TakingBack,
  moved: { readonly from: string; readonly to: string; readonly yen: Points },
): Promise<void> => record(tx, context, buildMoneyMoved(purchase, moved));

/** Records that a member has paid their debt. @param from the source of the money: the bank, or the house */
export const recordSettledDebt = (
  tx: StoreTransaction,
  context: CommandContext,
  purchase: TakingBack,
  { from, yen }: { readonly from: string; readonly yen: Points },
): Promise<void> => moveMoney(tx, context, purchase, { from, to: debtAccountOf(purchase.memberId), yen });

/** Records the fee that a provider keeps of a settled payment; nothing for no fee. */
export const recordSettlement = async (
  tx: StoreTransaction,
  context: CommandContext,
  purchase: PurchaseReference,
  settled: Settled,
): Promise<void> => {
  if (settled.fee !== 0) await record(tx, context, buildSettlement(purchase, settled));
};
