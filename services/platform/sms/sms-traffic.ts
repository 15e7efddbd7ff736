import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { defineWholeSetting } from '../../kernel/setting.js';
import { DAY_MS, toTokyoDate } from '../../kernel/time.js';
import type { Measure } from '../observability/metrics.js';
import type { StoreTransaction } from '../store/transaction.js';

/** A rate limit for requested text messages. */
export interface SmsLimit {
  /** The counted subject, such as a phone number; stored as a hash. */
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Percentage of messages whose code must be entered; below it, text messages stop. Attackers who pump messages never enter codes.
 * 0 switches this off.
 */
export const conversionFloor = defineWholeSetting('sms-conversion-floor', 20, 0, 100);

/** The number of latest messages that are evaluated. Fewer are not significant. */
const SAMPLE_SIZE = 50;
/** The code of a younger message may still be entered. */
const MIN_AGE_MS = 10 * 60_000;

const COUNT = 'select sms.count_asked($1, $2, $3, $4) as "waitMs"';
const TAKE = `insert into sms.days (day, asked) values ($1, 1)
  on conflict (day) do update set asked = sms.days.asked + 1 where sms.days.asked < $2
  returning asked`;
const STANDING = `select coalesce((select asked from sms.days where day = $1), 0) as asked,
    count(*) as judged, count(used_at) as used
  from (select used_at from sms.messages where created_at > $2 and created_at <= $3 and state <> 'refused'
    order by created_at desc limit ${SAMPLE_SIZE}) m`;

/** The state of the day's budget and of the latest messages. */
export interface SmsStatus {
  /** Messages requested today. */
  readonly requestedCount: number;
  readonly budget: number;
  /** The number of evaluated messages of the last 24 hours; `used` is the number whose code was entered. */
  readonly judged: number;
  readonly used: number;
  /** `high`: most of the budget is spent. `spent`: all of it. `stopped`: too few codes were entered. */
  readonly state: 'fine' | 'high' | 'spent' | 'stopped';
}

/** The share of the budget from which the dashboard warns. */
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

/** Loads the state of the budget. @param floor percentage from the setting `conversionFloor` */
export const loadSmsStatus = async (pool: Pool, now: Date, budget: number, floor: number): Promise<SmsStatus> => {
  const values = [toTokyoDate(now), new Date(now.getTime() - DAY_MS), new Date(now.getTime() - MIN_AGE_MS)];
  const { rows } = await pool.query<{ asked: number; judged: number; used: number }>(STANDING, values);
  const { asked: requestedCount, judged, used } = rows[0]!;
  return { requestedCount, budget, judged, used, state: stateOf(requestedCount, budget, judged, used, floor) };
};

/**
 * Counts a requested message against every limit, or against none if one of them is used up.
 *
 * @returns whole seconds until the limits allow it; 0 if it was counted
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

/** Takes one message from the budget of the day. @returns false if the budget is spent */
export const takeFromBudget = async (tx: StoreTransaction, budget: number): Promise<boolean> =>
  (await tx.read('sms-budget', TAKE, [toTokyoDate(tx.now), budget])).length === 1;

export const buildSmsMeasures = (budget: number): readonly Measure[] => [
  {
    name: 'shop_sms_asked_today',
    help: 'Number of text messages requested on the current day in Tokyo, limited by shop_sms_daily_budget',
    labels: [],
    query: `select coalesce(sum(asked), 0)::bigint as value from sms.days where day = (now() at time zone 'Asia/Tokyo')::date`,
  },
  {
    name: 'shop_sms_daily_budget',
    help: 'Maximum number of text messages per day, from SMS_DAILY_BUDGET',
    labels: [],
    query: `select ${budget} as value`,
  },
];
