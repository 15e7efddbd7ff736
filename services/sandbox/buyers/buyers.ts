import { createHash } from 'node:crypto';
import { type Html, html } from '../http/html.js';

/** Base32 alphabets of the providers' buyer ids. PayPal's has no ambiguous characters. */
const LETTERS = { paypal: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ', amazonPay: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567' } as const;

const lettersOf = (provider: keyof typeof LETTERS, mail: string, count: number): string =>
  [...createHash('sha256').update(`${provider} ${mail}`).digest().subarray(0, count)]
    .map((byte) => LETTERS[provider][byte % LETTERS[provider].length])
    .join('');

/** Returns the account that pays an order: the mail address that the buyer entered, else one made from the order. */
export const accountOf = (named: string | undefined, order: string): string =>
  named?.trim().toLowerCase() || `buyer-${order.toLowerCase()}@example.com`;

/** Returns PayPal's id of the buyer of an account, the same in each of their orders. */
export const payerIdOf = (mail: string): string => lettersOf('paypal', mail, 13);

/** Returns Amazon's id of the buyer of an account, the same in each session of the shop. */
export const buyerIdOf = (mail: string): string => `amzn1.account.A${lettersOf('amazonPay', mail, 27)}`;

/** Renders the input for the mail address of the buyer's account. */
export const renderAccountField = (label: string, mail: string): Html =>
  html`<label>${label}<input type="email" name="account" value="${mail}" required></label>`;
