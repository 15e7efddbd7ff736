import { coins, points } from '../../kernel/money.js';
import type { CommandContext, Deadline, StoreTransaction } from '../../platform/store/transaction.js';
import { assertBalanced } from '../streams/balanced.js';
import { LOT_EXPIRY } from '../streams/lot-expiry.js';
import { type WalletEvent } from '../streams/wallet.events.js';
import { evolveWallet, type Lot, type Wallet, walletStreamOf } from '../streams/wallet.state.js';

/** The number of lots loaded at first, enough for all but rare draws that empty hundreds of small ones. */
const FEW_LOTS = 32;
const ALL_LOTS = 1_000_000;

interface WalletRow {
  member_id: string;
  version: number;
  total: number;
  expired: number;
  coin: number;
  lots: { lot_id: string; kind: Lot['kind']; remaining: number; expires_at: string }[] | null;
}

const LOAD = `select w.member_id, w.version, w.paid + w.free as total, w.coin,
    (select coalesce(sum(l.remaining), 0) from points.lots l
      where l.member_id = w.member_id and l.live and l.expires_at <= $2) as expired,
    (select json_agg(x) from (
       select l.lot_id, l.kind, l.remaining, l.expires_at from points.lots l
        where l.member_id = w.member_id and l.live and l.expires_at > $2
        order by l.expires_at, l.kind, l.lot_id limit $3) x) as lots
  from points.wallets w where w.member_id = any($1::uuid[])`;

const walletOf = (row: WalletRow, limit: number): Wallet => ({
  memberId: row.member_id,
  version: row.version,
  points: points(row.total - row.expired),
  coins: coins(row.coin),
  lots: (row.lots ?? []).map((lot) => ({
    lotId: lot.lot_id,
    kind: lot.kind,
    left: points(lot.remaining),
    expiresAt: new Date(lot.expires_at),
  })),
  complete: (row.lots?.length ?? 0) < limit,
});

const covers = (wallet: Wallet, amount: number): boolean =>
  wallet.complete || wallet.lots.reduce((sum, lot) => sum + lot.left, 0) >= Math.min(amount, wallet.points);

/**
 * Loads the wallets in this transaction, with enough lots for the amounts that each must pay.
 *
 * @param amounts the points that each member's commands may take in all
 */
export const loadWallets = async (
  tx: StoreTransaction,
  amounts: ReadonlyMap<string, number>,
): Promise<Map<string, Wallet>> => {
  const read = async (ids: string[], limit: number) => {
    const rows = await tx.read<WalletRow & Record<string, unknown>>('points-load-wallets', LOAD, [ids, tx.now, limit]);
    return rows.map((row) => walletOf(row, limit));
  };
  const wallets = new Map((await read([...amounts.keys()], FEW_LOTS)).map((wallet) => [wallet.memberId, wallet]));
  const short = [...wallets.values()].filter((wallet) => !covers(wallet, amounts.get(wallet.memberId)!));
  if (short.length > 0)
    for (const wallet of await read(
      short.map((w) => w.memberId),
      ALL_LOTS,
    ))
      wallets.set(wallet.memberId, wallet);
  return wallets;
};

const INSERT_LOTS = `insert into points.lots (lot_id, member_id, kind, issued, remaining, issued_at, expires_at, document)
  select u.lot_id, u.member_id, u.kind, u.amount, u.amount, u.issued_at, u.expires_at, u.document
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[], $5::timestamptz[], $6::timestamptz[], $7::text[])
      u (lot_id, member_id, kind, amount, issued_at, expires_at, document)`;
const SPEND_LOTS = `update points.lots l set remaining = l.remaining + u.change
  from (select lot_id, sum(change)::int as change from unnest($1::uuid[], $2::int[]) u (lot_id, change) group by lot_id) u
  where l.lot_id = u.lot_id`;
const MOVE_WALLETS = `update points.wallets w set version = u.version, coin = w.coin + u.coins
  from unnest($1::uuid[], $2::int[], $3::int[]) u (member_id, version, coins) where w.member_id = u.member_id`;

/** True for entries that take points from lots, or return them. */
const LOTS_CHANGE: Readonly<Record<WalletEvent['type'], boolean>> = {
  PointsSpent: true,
  PointsExpired: true,
  PointsTakenBack: true,
  PointsRestored: true,
  // Its lots are new rows.
  PointsIssued: false,
  CoinsIssued: false,
  CoinsSpent: false,
  MoneyHeld: false,
  MoneyMoved: false,
};

const expiryDeadline = (memberId: string, lotId: string): Pick<Deadline, 'kind' | 'streamId' | 'ref'> => ({
  kind: LOT_EXPIRY,
  streamId: walletStreamOf(memberId),
  ref: lotId,
});

/**
 * The locked wallets of one transaction. Decisions are made on them in turn, and changes are written at the end. Points and
 * coins move in no other way.
 */
export class WalletChanges {
  private readonly events: { memberId: string; event: WalletEvent }[] = [];

  private constructor(
    private readonly tx: StoreTransaction,
    private readonly wallets: Map<string, Wallet>,
  ) {}

  /** @param amounts the points that each member's commands may take in all */
  static async open(tx: StoreTransaction, amounts: ReadonlyMap<string, number>): Promise<WalletChanges> {
    return new WalletChanges(tx, await loadWallets(tx, amounts));
  }

  /** Returns the wallet after the entries recorded so far; undefined for a member without one. */
  of(memberId: string): Wallet | undefined {
    return this.wallets.get(memberId);
  }

  /**
   * Appends an entry to its member's wallet.
   *
   * @throws Error for a member without a wallet, and for an entry that does not balance; the command then ends without writing
   */
  record(context: CommandContext, event: WalletEvent): void {
    assertBalanced(event);
    const { memberId } = event.data;
    const wallet = this.wallets.get(memberId);
    if (!wallet) throw new Error(`member ${memberId} has no wallet`);
    const streamId = walletStreamOf(memberId);
    this.tx.append(context, { streamId, expectedVersion: wallet.version, partitionKey: memberId, events: [event] });
    this.wallets.set(memberId, evolveWallet(wallet, event));
    this.events.push({ memberId, event });
  }

  /** Queues the rows of lots and wallets, and the deadlines of lots. Balances of points follow from the lots. */
  save(): void {
    const { tx } = this;
    if (this.events.length === 0) return;
    const issued = this.events.flatMap(({ memberId, event }) =>
      event.type === 'PointsIssued'
        ? event.data.lots.map((lot) => ({ ...lot, memberId, document: event.data.document }))
        : [],
    );
    if (issued.length > 0)
      tx.write('points-insert-lots', INSERT_LOTS, [
        issued.map((lot) => lot.lotId),
        issued.map((lot) => lot.memberId),
        issued.map((lot) => lot.kind),
        issued.map((lot) => lot.amount),
        issued.map((lot) => lot.issuedAt),
        issued.map((lot) => lot.expiresAt),
        issued.map((lot) => `${lot.document.kind}:${lot.document.id}`),
      ]);
    this.setExpiry(issued);
    this.saveSpent();
    this.saveWallets();
  }

  private setExpiry(lots: readonly { lotId: string; memberId: string; expiresAt: string }[]): void {
    this.tx.setDeadline(
      ...lots.map(({ lotId, memberId, expiresAt }) => ({
        ...expiryDeadline(memberId, lotId),
        owner: memberId,
        dueAt: new Date(expiresAt),
      })),
    );
  }

  private saveSpent(): void {
    const spent = this.events.flatMap(({ memberId, event }) =>
      LOTS_CHANGE[event.type]
        ? event.data.lines
            .filter((line) => line.lot !== null)
            .map((line) => ({ memberId, lot: line.lot!, amount: line.amount }))
        : [],
    );
    if (spent.length === 0) return;
    this.tx.write('points-spend-lots', SPEND_LOTS, [spent.map((line) => line.lot), spent.map((line) => line.amount)]);
    const left = new Set([...this.wallets.values()].flatMap((wallet) => wallet.lots.map((lot) => lot.lotId)));
    const emptied = new Map(spent.filter((line) => !left.has(line.lot)).map((line) => [line.lot, line.memberId]));
    this.tx.clearDeadline(...[...emptied].map(([lotId, memberId]) => expiryDeadline(memberId, lotId)));
    const restored = this.events.flatMap(({ memberId, event }) =>
      event.type === 'PointsRestored' ? event.data.lots.map((lot) => ({ ...lot, memberId })) : [],
    );
    const back = restored.filter(({ lotId }) => left.has(lotId));
    // A lot with points left before still has its deadline.
    this.tx.clearDeadline(...back.map(({ lotId, memberId }) => expiryDeadline(memberId, lotId)));
    this.setExpiry(back);
  }

  private saveWallets(): void {
    const coins = new Map<string, number>();
    for (const { memberId, event } of this.events) {
      const change = event.data.lines
        .filter((line) => line.account === `member:${memberId}:coin`)
        .reduce((sum, line) => sum + line.amount, 0);
      coins.set(memberId, (coins.get(memberId) ?? 0) + change);
    }
    const ids = [...coins.keys()];
    this.tx.write('points-move-wallets', MOVE_WALLETS, [
      ids,
      ids.map((id) => this.wallets.get(id)!.version),
      ids.map((id) => coins.get(id)),
    ]);
  }
}

/** Opens an empty wallet for a new member, in the transaction of the registration. */
export const openWallet = (tx: StoreTransaction, memberId: string): void =>
  tx.write('points-open-wallet', 'insert into points.wallets (member_id) values ($1)', [memberId]);
