import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Language } from '../../kernel/languages.js';
import type { Device } from '../../platform/push/push-service.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { SealedDevices } from './sealed-devices.rows.js';

/** Devices of one member. The oldest is deleted when another is added. */
const MAX_DEVICES = 10;

/** Attempts to register a browser that other members register at the same moment. */
const MAX_TURNS = 5;

const TAKE_OVER = 'delete from notifications.push_devices where endpoint_hash = $1 and member_id <> $2';
const CHANGE = 'delete from notifications.push_devices where session_id = $1 and endpoint_hash <> $2';
const KNOWN = 'select device_id as id from notifications.push_devices where endpoint_hash = $1 and member_id = $2';
/** Writes nothing if another member has registered the browser since: sealed values open only in the row they were sealed for. */
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

/** A device with its member and session. */
export interface OwnDevice extends Device {
  readonly memberId: string;
  readonly sessionId: string;
  /** The time at which the session expires. */
  readonly expiresAt: Date;
  /** The language of the shop on this device. */
  readonly language: Language;
}

/** A member's number of subscribed devices, and whether the session's device is one of them. */
export interface PushStatus {
  readonly devices: number;
  readonly isOn: boolean;
}

/**
 * Subscribes a device for its member and unsubscribes everybody else from it. The caller holds the member's lock. Two devices of
 * one session would delete each other.
 */
export const keepDevice = async (tx: StoreTransaction, seals: SealedDevices, device: OwnDevice): Promise<void> => {
  const { memberId, sessionId, expiresAt, endpoint, language } = device;
  const endpointHash = createHash('sha256').update(endpoint).digest();
  await tx.read('push-change', CHANGE, [sessionId, endpointHash]);
  for (let turn = 0; ; turn += 1) {
    if (turn === MAX_TURNS) throw new Error('other members kept registering this browser at the same moment');
    // Messages queued for the browser's former member are deleted with the device.
    await tx.read('push-take-over', TAKE_OVER, [endpointHash, memberId]);
    const [known] = await tx.read<{ id: string }>('push-known', KNOWN, [endpointHash, memberId]);
    const id = known?.id ?? randomUUID();
    const session = [id, memberId, sessionId, expiresAt];
    const values = [...session, endpointHash, seals.seal(id, device), language, tx.now];
    if ((await tx.read('push-keep', KEEP, values)).length > 0) break;
  }
  tx.write('push-bound', BOUND, [memberId]);
};

/** Unsubscribes the device of this session. */
export const endDevice = (tx: StoreTransaction, sessionId: string): void => tx.write('push-end', END, [sessionId]);

/** Deletes the devices of a member whose account is closed. */
export const forgetDevices = (tx: StoreTransaction, memberId: string): void =>
  tx.write('push-forget', FORGET, [memberId]);

/** Loads the status of a member's devices inside the transaction that changed it. */
export const loadStatusAfter = async (tx: StoreTransaction, memberId: string, sessionId: string): Promise<PushStatus> =>
  (await tx.read<PushStatus & Record<string, unknown>>('push-standing', STANDING, [memberId, sessionId, tx.now]))[0]!;

/** Loads the status of a member's devices. */
export const loadPushStatus = async (pool: Pool, memberId: string, sessionId: string, now: Date): Promise<PushStatus> =>
  (await pool.query<PushStatus>({ name: 'push-standing', text: STANDING, values: [memberId, sessionId, now] }))
    .rows[0]!;

/** Returns true if a member has any device. Few members do, which spares most events a transaction. */
export const hasDevices = async (pool: Pool, memberId: string): Promise<boolean> =>
  (await pool.query({ name: 'push-any', text: ANY, values: [memberId] })).rowCount === 1;
