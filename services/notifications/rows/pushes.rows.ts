import type { Pool } from 'pg';
import type { Language } from '../../kernel/languages.js';
import type { Clock } from '../../kernel/time.js';
import { computeNextAttempt, type DeliveryFailure } from '../../platform/delivery/delivery-plan.js';
import type { Measure } from '../../platform/observability/metrics.js';
import type { Device } from '../../platform/push/push-service.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { NewsData, NewsKind } from '../streams/news.js';
import { TRIAL } from '../streams/trial.js';
import type { KeptDevice, SealedDevices } from './sealed-devices.rows.js';

/** Longer than one attempt takes. After it, another process takes over messages that a crashed one had claimed. */
export const LEASE_MS = 3 * 60_000;
/** Time for the projection to write the notification before it is sent. */
const FIRST_DELAY_MS = 1000;
/** Delay before the next attempt if the projection has not written the notification yet. */
const RECHECK_DELAY_MS = 5000;
/** A notification that changed after it was sent, such as the points expired on one day, is sent again after this time. */
export const RESEND_AFTER_MS = 60_000;
/** Test messages of a device within ten minutes. */
const MAX_TRIALS = 5;

/** One row for each device that the member had when the event happened. */
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
/** Matches only while this process holds the lease. A later lease, or a change to the notification, takes precedence. */
const HELD = 'device_id = $1 and notification_id = $2 and due_at = $3';
const SENT = `update notifications.pushes set attempts = 0, due_at = null, sent_at = $4 where ${HELD}`;
const WAIT = `update notifications.pushes set attempts = attempts - 1, due_at = $4 where ${HELD}`;
const FAILED = `update notifications.pushes set due_at = $4, given_up_at = case when $4::timestamptz is null then $5 else given_up_at end
  where ${HELD}`;
const GONE = 'delete from notifications.push_devices where device_id = $1';

/** A push message that this process may send until its lease expires. */
export interface ClaimedPush extends Device {
  readonly deviceId: string;
  readonly notificationId: string;
  /** The number of this attempt, from 1. */
  readonly attempts: number;
  readonly lease: Date;
  readonly language: Language;
  /** Null while the projection has not written the notification. */
  readonly kind: NewsKind | null;
  readonly data: NewsData | null;
}

/** Queues a notification for a member's devices unless it is queued already. @param notifiedAt the time of the event */
export const queuePushes = (tx: StoreTransaction, memberId: string, notificationId: string, notifiedAt: Date): void =>
  tx.write('push-queue', QUEUE, [memberId, notificationId, tx.now, notifiedAt]);

/** Queues a test message for the session's device. @returns false if there is no device, or too many tests were sent */
export const queueTrial = async (tx: StoreTransaction, sessionId: string, id: string): Promise<boolean> =>
  (await tx.read('push-try-out', TRY_OUT, [sessionId, `${TRIAL}${id}`, tx.now])).length > 0;

/** The queue of push messages. Each is claimed, and its result recorded, in a statement of its own. */
export class PushQueue {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly seals: SealedDevices,
  ) {}

  /** Claims the message that has been due longest for the time of the lease. @returns undefined if none is due */
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

  /** Reschedules a message whose notification the projection has not written yet. */
  async putOff({ deviceId, notificationId, lease }: ClaimedPush): Promise<void> {
    const again = new Date(this.clock.now().getTime() + RECHECK_DELAY_MS);
    await this.pool.query(WAIT, [deviceId, notificationId, lease, again]);
  }

  /** Schedules the next attempt, or gives up. */
  async noteFailure(
    { deviceId, notificationId, lease, attempts }: ClaimedPush,
    failure: DeliveryFailure,
  ): Promise<'later' | 'given up'> {
    const now = this.clock.now();
    const next = computeNextAttempt(now, attempts, failure);
    await this.pool.query(FAILED, [deviceId, notificationId, lease, next, now]);
    return next ? 'later' : 'given up';
  }

  /** Deletes a device that no longer exists, with all messages queued for it. */
  async forget({ deviceId }: ClaimedPush): Promise<void> {
    await this.pool.query(GONE, [deviceId]);
  }
}

export const measuresOfPush: readonly Measure[] = [
  {
    name: 'shop_push_devices',
    help: 'Devices subscribed to push messages',
    labels: [],
    query: 'select count(*) as value from notifications.push_devices',
  },
  {
    name: 'shop_push_waiting_seconds',
    help: 'Age of the oldest push message that is neither sent nor given up',
    labels: [],
    query: `select coalesce(extract(epoch from now() - min(created_at)), 0) as value from notifications.pushes where due_at is not null`,
  },
  {
    name: 'shop_pushes_given_up',
    help: 'Push messages of the last three days that were given up',
    labels: [],
    query: 'select count(*) as value from notifications.pushes where given_up_at is not null',
  },
];
