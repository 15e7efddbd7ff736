import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Language } from '../../kernel/languages.js';
import type { Device } from '../../platform/push/push-service.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { SealedDevices } from './sealed-devices.rows.js';

/** More are nobody's own: the oldest goes. */
const MAX_DEVICES = 10;

/** Members who register one browser at the same moment take turns. */
const MAX_TURNS = 5;

const TAKE_OVER = 'delete from notifications.push_devices where endpoint_hash = $1 and member_id <> $2';
const CHANGE = 'delete from notifications.push_devices where session_id = $1 and endpoint_hash <> $2';
const KNOWN = 'select device_id as id from notifications.push_devices where endpoint_hash = $1 and member_id = $2';
/** Keeps nothing where another has registered the browser since: what is sealed for one row opens in no other. */
const KEEP = `insert into notifications.push_devices as d
    (device_id, member_id, session_id, expires_at, endpoint_hash, encrypted_keys, language, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (endpoint_hash) do update
    set (session_id, expires_at, encrypted_keys, language, endpoint, p256dh, auth) =
      (excluded.session_id, excluded.expires_at, excluded.encrypted_keys, excluded.language, null, null, null)
    where d.device_id = excluded.device_id
  returning device_id`;
const BOUND = `delete from notifications.push_devices where device_id in
  (select device_id from notifications.push_devices where member_id = $1 order by created_at desc, device_id offset ${MAX_DEVICES})`;
const END = 'delete from notifications.push_devices where session_id = $1';
const FORGET = 'delete from notifications.push_devices where member_id = $1';
const STANDING = `select count(*)::int as devices, coalesce(bool_or(session_id = $2), false) as "isOn"
  from notifications.push_devices where member_id = $1 and expires_at > $3`;
const ANY = 'select from notifications.push_devices where member_id = $1 limit 1';

/** A device, and whose it is, in which session. */
export interface OwnDevice extends Device {
  readonly memberId: string;
  readonly sessionId: string;
  /** When the session ends by itself. */
  readonly expiresAt: Date;
  /** In which the shop is read there. */
  readonly language: Language;
}

/** On how many devices a member is told, and whether on that of the session. */
export interface PushStatus {
  readonly devices: number;
  readonly isOn: boolean;
}

/**
 * From now on a member is told on this device, and nobody else is. Of one member at a time: two devices of one session would be
 * in each other's way.
 */
export const keepDevice = async (tx: StoreTransaction, seals: SealedDevices, device: OwnDevice): Promise<void> => {
  const { memberId, sessionId, expiresAt, endpoint, language } = device;
  const endpointHash = createHash('sha256').update(endpoint).digest();
  await tx.read('push-change', CHANGE, [sessionId, endpointHash]);
  for (let turn = 0; ; turn += 1) {
    if (turn === MAX_TURNS) throw new Error('others register this browser all the time');
    // Messages that wait for the browser's former owner are deleted with the device.
    await tx.read('push-take-over', TAKE_OVER, [endpointHash, memberId]);
    const [known] = await tx.read<{ id: string }>('push-known', KNOWN, [endpointHash, memberId]);
    const id = known?.id ?? randomUUID();
    const session = [id, memberId, sessionId, expiresAt];
    const values = [...session, endpointHash, seals.seal(id, device), language, tx.now];
    if ((await tx.read('push-keep', KEEP, values)).length > 0) break;
  }
  tx.write('push-bound', BOUND, [memberId]);
};

/** The device of this session is sent nothing more. */
export const endDevice = (tx: StoreTransaction, sessionId: string): void => tx.write('push-end', END, [sessionId]);

/** The member has left. */
export const forgetDevices = (tx: StoreTransaction, memberId: string): void =>
  tx.write('push-forget', FORGET, [memberId]);

/** How it stands with a member's devices, in the transaction of what has changed. */
export const loadStatusAfter = async (tx: StoreTransaction, memberId: string, sessionId: string): Promise<PushStatus> =>
  (await tx.read<PushStatus & Record<string, unknown>>('push-standing', STANDING, [memberId, sessionId, tx.now]))[0]!;

/** How it stands with a member's devices. */
export const loadPushStatus = async (pool: Pool, memberId: string, sessionId: string, now: Date): Promise<PushStatus> =>
  (await pool.query<PushStatus>({ name: 'push-standing', text: STANDING, values: [memberId, sessionId, now] }))
    .rows[0]!;

/** Whether a member is told on any device: hardly any are, and most of what happens is nobody's news. */
export const hasDevices = async (pool: Pool, memberId: string): Promise<boolean> =>
  (await pool.query({ name: 'push-any', text: ANY, values: [memberId] })).rowCount === 1;
