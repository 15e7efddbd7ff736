import type { FaultKind } from '../http/faults.js';

/** Scenario of a payment, chosen by its card. */
export interface Scenario {
  /** Authentication at the issuer: without a page, with a code, or never finished. */
  readonly issuer: 'frictionless' | 'challenge' | 'abandoned';
  /** Result of 3-D Secure: authenticated, not authenticated, attempted. */
  readonly status: 'Y' | 'N' | 'A';
  readonly card: 'success' | 'failure' | 'pending';
  /** Later result of a pending or declined card. */
  readonly later: 'success' | 'failure' | null;
  /** Response to Authorize. */
  readonly answer: 'normal' | '503' | Extract<FaultKind, 'hang' | 'reset'>;
  readonly push: 'normal' | 'early' | 'thrice' | 'none' | 'forged first';
  readonly back: 'normal' | 'never' | 'tampered';
  readonly chargebackAfterDays: number | null;
}

const ORDINARY: Scenario = {
  issuer: 'frictionless',
  status: 'Y',
  card: 'success',
  later: null,
  answer: 'normal',
  push: 'normal',
  back: 'normal',
  chargebackAfterDays: null,
};

/** Scenarios by card number. Any other valid number is authenticated without a page and captured. */
export const TRIGGER_CARDS: Readonly<Record<string, Partial<Scenario>>> = {
  '4111111111111111': {},
  '4000000000001000': { issuer: 'challenge' },
  '4000000000002008': { status: 'N' },
  '4000000000003006': { status: 'A' },
  '4000000000004004': { issuer: 'abandoned' },
  '4000000000005001': { card: 'failure' },
  '4000000000006009': { card: 'pending', later: 'success' },
  '4000000000007007': { card: 'pending', later: 'failure' },
  '4000000000008005': { answer: 'hang' },
  '4000000000009003': { answer: 'reset' },
  '4000000000010001': { answer: '503' },
  '4000000000011009': { push: 'early' },
  '4000000000012007': { push: 'thrice', back: 'never' },
  '4000000000013005': { push: 'none' },
  '4000000000014003': { push: 'none', back: 'never' },
  '4000000000015000': { push: 'forged first' },
  '4000000000016008': { back: 'tampered', card: 'failure' },
  '4000000000017006': { chargebackAfterDays: 3 },
  '4000000000018004': { card: 'failure', later: 'success' },
};

/** Returns the scenario of a card number. The number itself is not stored. */
export const scenarioOf = (cardNumber: string): Scenario => ({ ...ORDINARY, ...TRIGGER_CARDS[cardNumber] });
