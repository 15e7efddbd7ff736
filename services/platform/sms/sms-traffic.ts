import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { defineWholeSetting } from '../../kernel/setting.js';
import { DAY_MS, toTokyoDate } from '../../kernel/time.js';
import type { Measure } from '../observability/metrics.js';
import type { StoreTransaction } from '../store/transaction.js';

/** How often something may be asked for within any stretch of time. */
export interface SmsLimit {
  /** What is counted, of whom; kept as a hash. */
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Percent of messages that must have been of use, lest they stop: whoever pumps messages never types a code in. 0: never. */
export const conversionFloor = defineWholeSetting('sms-conversion-floor', 20, 0, 100);

/** So many of the latest messages are looked at; fewer say nothing. */
const SAMPLE_SIZE = 50;
/** A message younger than that may still be of use. */
const MIN_AGE_MS = 10 * 60_000;

const COUNT = 'select sms.count_asked($1, $2, $3, $4) as "waitMs"';
const TAKE = `insert into sms.days (day, asked) values ($1, 1)
  on conflict (day) do update set asked = sms.days.asked + 1 where sms.days.asked < $2
  returning asked`;
const STANDING = `select coalesce((select asked from sms.days where day = $1), 0) as asked,
    count(*) as judged, count(used_at) as used
  from (select used_at from sms.messages where created_at > $2 and created_at <= $3 and state <> 'refused'
    order by created_at desc limit ${SAMPLE_SIZE}) m`;

/** How the shop's text messages stand. */
export interface SmsStatus {
  /** Today. */
  readonly requestedCount: number;
  readonly budget: number;
  /** Of the last day's latest messages, how many are judged by, and how many of them were of use. */
  readonly judged: number;
  readonly used: number;
  /** `spent`: today's budget; `stopped`: too few were of use; `high`: most of the budget is spent. */
  readonly state: 'fine' | 'high' | 'spent' | 'stopped';
}

/** A fifth of the budget is left: somebody should look before it is spent. */
const HIGH_SHARE = 0.8;

const stateOf = (
  requestedCount: number,
  budget: number,
  judged: number,
  used: number,
  floor: number,
): SmsStatus['state'] => {
  if (judged >= SAMPLE_SIZE && used * 100 < floor * judged) return 'stopped';
  if (requestedCount >= budget) return 'spent';
  return requestedCount >= HIGH_SHARE * budget ? 'high' : 'fine';
};

/** @param floor percent, of `conversionFloor` */
export const loadSmsStatus = async (pool: Pool, now: Date, budget: number, floor: number): Promise<SmsStatus> => {
  const values = [toTokyoDate(now), new Date(now.getTime() - DAY_MS), new Date(now.getTime() - MIN_AGE_MS)];
  const { rows } = await pool.query<{ asked: number; judged: number; used: number }>(STANDING, values);
  const { asked: requestedCount, judged, used } = rows[0]!;
  return { requestedCount, budget, judged, used, state: stateOf(requestedCount, budget, judged, used, floor) };
};

/**
 * Counts one message under every limit, or under none when one is used up.
 *
 * @returns whole seconds until it may be asked for; 0 when it may be now
 */
export const countRequest = async (tx: StoreTransaction, limits: readonly SmsLimit[]): Promise<number> => {
  const values = [
    limits.map(({ key }) => createHash('sha256').update(key).digest('base64url')),
    limits.map(({ most }) => most),
    limits.map(({ windowMs }) => windowMs),
    tx.now,
  ];
  const [row] = await tx.read<{ waitMs: number }>('sms-count', COUNT, values);
  return Math.ceil(row!.waitMs / 1000);
};

/** Takes one message from the day's budget. @returns whether one was left */
export const takeFromBudget = async (tx: StoreTransaction, budget: number): Promise<boolean> =>
  (await tx.read('sms-budget', TAKE, [toTokyoDate(tx.now), budget])).length === 1;

export const buildSmsMeasures = (budget: number): readonly Measure[] => [
  {
    name: 'shop_sms_asked_today',
    help: 'Text messages of this day of Tokyo; shop_sms_daily_budget is the most there may be',
    labels: [],
    query: `select coalesce(sum(asked), 0)::bigint as value from sms.days where day = (now() at time zone 'Asia/Tokyo')::date`,
  },
  {
    name: 'shop_sms_daily_budget',
    help: 'SMS_DAILY_BUDGET',
    labels: [],
    query: `select ${budget} as value`,
  },
];
