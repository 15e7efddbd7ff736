export { referralsPart } from './referrals.module.js';
