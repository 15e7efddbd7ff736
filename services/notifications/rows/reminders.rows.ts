import type { DeadlinePosition } from '../../platform/deadlines/coming.rows.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { ReminderKind } from '../streams/reminders.js';

const LOOK = 'select due_at as "dueAt", stream_id as "streamId", ref from notifications.looks where kind = $1';
const NOTE_LOOK = `insert into notifications.looks (kind, due_at, stream_id, ref) values ($1, $2, $3, $4)
  on conflict (kind) do update set (due_at, stream_id, ref) = (excluded.due_at, excluded.stream_id, excluded.ref)`;
const REMINDED = `select member_id as "memberId", until from notifications.reminded
  where kind = $1 and member_id = any($2::uuid[])`;
const NOTE_REMINDED = `insert into notifications.reminded (member_id, kind, until) select id, $1, $3 from unnest($2::uuid[]) id
  on conflict (member_id, kind) do update set until = excluded.until`;
const FORGET = 'delete from notifications.reminded where member_id = $1';

type Row<Columns> = Columns & Record<string, unknown>;

/** Loads the checkpoint of a kind of reminder; null before the first round. */
export const loadCheckpoint = async (tx: StoreTransaction, kind: ReminderKind): Promise<DeadlinePosition | null> =>
  (await tx.read<Row<DeadlinePosition>>('notifications-look', LOOK, [kind]))[0] ?? null;

export const saveCheckpoint = (
  tx: StoreTransaction,
  kind: ReminderKind,
  { dueAt, streamId, ref }: DeadlinePosition,
): void => tx.write('notifications-note-look', NOTE_LOOK, [kind, dueAt, streamId, ref]);

/** Loads the time up to which deadlines were covered by each member's last reminder. */
export const loadRemindedUntil = async (
  tx: StoreTransaction,
  kind: ReminderKind,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await tx.read<{ memberId: string; until: Date }>('notifications-reminded', REMINDED, [kind, memberIds]);
  return new Map(rows.map(({ memberId, until }) => [memberId, until]));
};

export const noteReminded = (
  tx: StoreTransaction,
  kind: ReminderKind,
  memberIds: readonly string[],
  until: Date,
): void => tx.write('notifications-note-reminded', NOTE_REMINDED, [kind, memberIds, until]);

/** Deletes the reminders of a member whose account is closed. */
export const forgetReminded = (tx: StoreTransaction, memberId: string): void =>
  tx.write('notifications-forget-reminded', FORGET, [memberId]);
