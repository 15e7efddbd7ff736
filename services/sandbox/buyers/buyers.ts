import { createHash } from 'node:crypto';
import { type Html, html } from '../http/html.js';

/** Base32, as both providers write who somebody is; PayPal leaves out what is read for something else. */
const LETTERS = { paypal: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ', amazonPay: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567' } as const;

const lettersOf = (of: keyof typeof LETTERS, mail: string, count: number): string =>
  [...createHash('sha256').update(`${of} ${mail}`).digest().subarray(0, count)]
    .map((byte) => LETTERS[of][byte % LETTERS[of].length])
    .join('');

/** By which account an order is paid: the one that the buyer names by its mail address, else one of its own. */
export const accountOf = (named: string | undefined, order: string): string =>
  named?.trim().toLowerCase() || `buyer-${order.toLowerCase()}@example.com`;

/** What PayPal calls the buyer of an account, at each of their orders. */
export const payerIdOf = (mail: string): string => lettersOf('paypal', mail, 13);

/** What Amazon calls the buyer of an account, at each of a shop's sessions. */
export const buyerIdOf = (mail: string): string => `amzn1.account.A${lettersOf('amazonPay', mail, 27)}`;

/** Where the buyer names the account. */
export const accountField = (label: string, mail: string): Html =>
  html`<label>${label}<input type="email" name="account" value="${mail}" required></label>`;
