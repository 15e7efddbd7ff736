import { type Points, points } from '../../kernel/money.js';
import type { Loaded } from '../../kernel/stream.js';
import { startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { bringFromPartner, recordArrivalAtPartner, returnFromPartner, sendToPartner } from '../../points/index.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import { type Transfer, transferStream, transferStreamOf } from '../streams/transfer.state.js';
import { computeComparisonTime } from '../streams/transfer-plan.js';

const SAVE = `insert into partners.transfers as t (transfer_id, member_id, site_id, direction, points, status, requested_at,
    ended_at, silent_since, code, version, due_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (transfer_id) do update set status = excluded.status, ended_at = excluded.ended_at,
    silent_since = excluded.silent_since, code = excluded.code, version = excluded.version,
    due_at = case when excluded.ended_at is null then t.due_at else excluded.due_at end`;
const SET_ACCOUNT = 'update partners.transfers set account = $2 where transfer_id = $1';
const STANDING = `select
    coalesce(sum(points) filter (where site_id = $2 and requested_at >= $3), 0)::int as moved,
    count(*) filter (where status = 'requested')::int as open
  from partners.transfers where member_id = $1 and status <> 'failed' and (requested_at >= $3 or status = 'requested')`;

const save = (tx: StoreTransaction, transfer: Transfer, version: number): void => {
  const { memberId, siteId, direction, points: amount, requestedAt } = transfer.request!;
  const hasEnded = transfer.status !== 'requested';
  tx.write('partners-save-transfer', SAVE, [
    transfer.transferId,
    memberId,
    siteId,
    direction,
    amount,
    transfer.status,
    requestedAt,
    hasEnded ? tx.now : null,
    transfer.silentSince,
    transfer.code,
    version,
    hasEnded ? computeComparisonTime(tx.now) : tx.now,
  ]);
};

/** Books an event in the member's wallet. */
const book = async (
  tx: StoreTransaction,
  context: CommandContext,
  { request }: Transfer,
  { type, data }: TransferEvent,
): Promise<void> => {
  const { direction, points: amount } = data;
  if (type === 'PartnerTransferRequested' && direction === 'out') await sendToPartner(tx, context, data, data.aside);
  if (type === 'PartnerTransferDone' && direction === 'out') await recordArrivalAtPartner(tx, context, data, amount);
  if (type === 'PartnerTransferDone' && direction === 'in') await bringFromPartner(tx, context, data, amount);
  if (type === 'PartnerTransferFailed' && direction === 'out')
    await returnFromPartner(tx, context, data, request!.aside);
};

/**
 * Appends events to a transfer, updates its row and books them in the member's wallet. All changes of transfers use it. The
 * transaction must hold the locks of both streams.
 *
 * @returns the updated transfer
 */
export const recordTransfer = async (
  tx: StoreTransaction,
  context: CommandContext,
  { state: before, version }: Loaded<Transfer>,
  events: readonly TransferEvent[],
): Promise<Transfer> => {
  if (events.length === 0) return before;
  const after = events.reduce(transferStream.evolve, before);
  const streamId = transferStreamOf(after.transferId);
  tx.append(context, { streamId, expectedVersion: version, partitionKey: after.request!.memberId, events });
  save(tx, after, version + events.length);
  for (const event of events) await book(tx, context, after, event);
  return after;
};

/** Saves the member's account at the site for a transfer, so that a later link does not change it. */
export const saveAccount = (tx: StoreTransaction, transferId: string, account: string): void =>
  tx.write('partners-transfer-account', SET_ACCOUNT, [transferId, account]);

/** Loads a member's points moved with a site today in Tokyo, and whether any transfer is under way. Needs the wallet's lock. */
export const loadTransfersOfToday = async (
  tx: StoreTransaction,
  memberId: string,
  siteId: string | null,
): Promise<{ readonly movedToday: Points; readonly isOneUnderWay: boolean }> => {
  const values = [memberId, siteId, startOfTokyoDate(toTokyoDate(tx.now))];
  const [row] = await tx.read<{ moved: number; open: number }>('partners-standing', STANDING, values);
  return { movedToday: points(row!.moved), isOneUnderWay: row!.open > 0 };
};
