import type { Pool } from 'pg';
import type { Language } from '../../kernel/languages.js';
import type { Clock } from '../../kernel/time.js';
import { type DeliveryFailure, nextTry } from '../../platform/delivery/delivery-plan.js';
import type { Measure } from '../../platform/observability/metrics.js';
import type { Device } from '../../platform/push/push-service.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { NewsData, NewsKind } from '../streams/news.js';
import { TRIAL } from '../streams/trial.js';
import type { KeptDevice, SealedDevices } from './sealed-devices.rows.js';

/** Longer than any try takes: after it, another process takes over what one that died had claimed. */
export const LEASE_MS = 3 * 60_000;
/** So long the list of notifications has to take a fact in before it is sent. */
const FIRST_DELAY_MS = 1000;
/** Looked at again where the list does not have it yet. */
const RECHECK_DELAY_MS = 5000;
/** What grows after it was sent (all points that expire on a day are one) is sent again, this much later at the soonest. */
export const RESEND_AFTER_MS = 60_000;
/** Trials of a device within ten minutes. */
const MAX_TRIALS = 5;

/** One for each device of a member that was theirs when it happened. */
const QUEUE = `insert into notifications.pushes as p (device_id, notification_id, created_at, due_at)
  select device_id, $2, $3, $3::timestamptz + interval '${FIRST_DELAY_MS} ms' from notifications.push_devices
   where member_id = $1 and created_at <= $4
  on conflict (device_id, notification_id) do update set due_at = $3::timestamptz + interval '${RESEND_AFTER_MS} ms'
   where p.due_at is null or p.due_at > excluded.due_at`;
const TRY_OUT = `insert into notifications.pushes (device_id, notification_id, created_at, due_at)
  select device_id, $2, $3, $3 from notifications.push_devices d where session_id = $1
     and (select count(*) from notifications.pushes p where p.device_id = d.device_id
           and starts_with(p.notification_id, '${TRIAL}') and p.created_at > $3::timestamptz - interval '10 minutes') < ${MAX_TRIALS}
  returning device_id`;
const CLAIM = `with next as (
    select p.device_id, p.notification_id from notifications.pushes p join notifications.push_devices d using (device_id)
     where p.due_at <= $1 and d.expires_at > $1 order by p.due_at limit 1 for update of p skip locked),
  claimed as (
    update notifications.pushes p set attempts = p.attempts + 1, due_at = $2 from next n
     where p.device_id = n.device_id and p.notification_id = n.notification_id
    returning p.device_id, p.notification_id, p.attempts, p.due_at)
  select c.device_id as "deviceId", c.notification_id as "notificationId", c.attempts, c.due_at as "lease",
    d.encrypted_keys as sealed, d.endpoint, d.p256dh, d.auth, d.language, n.kind, n.data
   from claimed c join notifications.push_devices d using (device_id)
   left join notifications.notifications n on n.id = c.notification_id and n.member_id = d.member_id`;
/** Only while the lease is one's own: what has come meanwhile is another's to send, or to be sent again. */
const HELD = 'device_id = $1 and notification_id = $2 and due_at = $3';
const SENT = `update notifications.pushes set attempts = 0, due_at = null, sent_at = $4 where ${HELD}`;
const WAIT = `update notifications.pushes set attempts = attempts - 1, due_at = $4 where ${HELD}`;
const FAILED = `update notifications.pushes set due_at = $4, given_up_at = case when $4::timestamptz is null then $5 else given_up_at end
  where ${HELD}`;
const GONE = 'delete from notifications.push_devices where device_id = $1';

/** Something to be sent to a device, which this process has for itself until its lease runs out. */
export interface ClaimedPush extends Device {
  readonly deviceId: string;
  readonly notificationId: string;
  /** Which try this is, from 1. */
  readonly attempts: number;
  readonly lease: Date;
  readonly language: Language;
  /** Null while the list does not have it. */
  readonly kind: NewsKind | null;
  readonly data: NewsData | null;
}

/** A member is told on their devices; nothing where it waits already. @param notifiedAt when it happened */
export const queuePushes = (tx: StoreTransaction, memberId: string, notificationId: string, notifiedAt: Date): void =>
  tx.write('push-queue', QUEUE, [memberId, notificationId, tx.now, notifiedAt]);

/** Sends one to try it with to the device of this session. @returns whether it has one, and was not tried too often */
export const queueTrial = async (tx: StoreTransaction, sessionId: string, id: string): Promise<boolean> =>
  (await tx.read('push-try-out', TRY_OUT, [sessionId, `${TRIAL}${id}`, tx.now])).length > 0;

/** What waits to be sent to devices: each is claimed, and what became of it noted, in statements of their own. */
export class PushQueue {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly seals: SealedDevices,
  ) {}

  /** The one that is due longest, for this process alone while the lease lasts; undefined when none is. */
  async claim(): Promise<ClaimedPush | undefined> {
    const now = this.clock.now();
    const lease = new Date(now.getTime() + LEASE_MS);
    const { rows } = await this.pool.query<Omit<ClaimedPush, keyof Device> & KeptDevice>({
      name: 'push-claim',
      text: CLAIM,
      values: [now, lease],
    });
    if (!rows[0]) return undefined;
    const { sealed: _, ...push } = rows[0];
    return { ...push, ...this.seals.open(rows[0]) };
  }

  async noteSent({ deviceId, notificationId, lease }: ClaimedPush): Promise<void> {
    await this.pool.query(SENT, [deviceId, notificationId, lease, this.clock.now()]);
  }

  /** The list will have it soon. */
  async putOff({ deviceId, notificationId, lease }: ClaimedPush): Promise<void> {
    const again = new Date(this.clock.now().getTime() + RECHECK_DELAY_MS);
    await this.pool.query(WAIT, [deviceId, notificationId, lease, again]);
  }

  /** Puts it back for later, or gives it up. */
  async noteFailure(
    { deviceId, notificationId, lease, attempts }: ClaimedPush,
    failure: DeliveryFailure,
  ): Promise<'later' | 'given up'> {
    const now = this.clock.now();
    const next = nextTry(now, attempts, failure);
    await this.pool.query(FAILED, [deviceId, notificationId, lease, next, now]);
    return next ? 'later' : 'given up';
  }

  /** The device is not to be reached any more: it goes, with all that waits for it. */
  async forget({ deviceId }: ClaimedPush): Promise<void> {
    await this.pool.query(GONE, [deviceId]);
  }
}

export const measuresOfPush: readonly Measure[] = [
  {
    name: 'shop_push_devices',
    help: 'Devices on which members want to be told',
    labels: [],
    query: 'select count(*) as value from notifications.push_devices',
  },
  {
    name: 'shop_push_waiting_seconds',
    help: 'Age of the oldest message to a device that is neither sent nor given up',
    labels: [],
    query: `select coalesce(extract(epoch from now() - min(created_at)), 0) as value from notifications.pushes where due_at is not null`,
  },
  {
    name: 'shop_pushes_given_up',
    help: 'Messages to devices of the last days that no push service took',
    labels: [],
    query: 'select count(*) as value from notifications.pushes where given_up_at is not null',
  },
];
