import type { ReadinessCheck } from '../../platform/readiness.js';

const DEMO_LEFT = `select from operators.operators where disabled_at is null and lower(mail) = any($1) limit 1`;
const WITHOUT_OTP = `select from operators.operators where disabled_at is null and role = 'owner' and otp_secret is null limit 1`;
const OWNERS = `select count(*) as owners from operators.operators where disabled_at is null and role = 'owner'`;

/** Builds the checks of the operators' accounts. @param demoMails the mail addresses of the demo operators */
export const buildOperatorReadiness = (demoMails: readonly string[]): readonly ReadinessCheck[] => [
  {
    name: 'no-demo-operators',
    isReady: async ({ pool }) => (await pool.query(DEMO_LEFT, [demoMails])).rowCount === 0,
  },
  { name: 'owners-otp', isReady: async ({ pool }) => (await pool.query(WITHOUT_OTP)).rowCount === 0 },
  { name: 'two-owners', isReady: async ({ pool }) => (await pool.query(OWNERS)).rows[0].owners >= 2 },
];
