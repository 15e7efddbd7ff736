/** The categories of reasons, for statistics. The operator's own words are stored beside them. */
export const REASON_CODES = [
  'goodwill',
  'system-error',
  'duplicate-payment',
  'member-request',
  'correction',
  'fraud',
  'legal',
  'other',
] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

/** The categories of a kind of command. */
interface CodesOf {
  readonly codes: readonly ReasonCode[];
  /** True if value moves: the console requires a choice, and a command without one counts as `other`. */
  readonly isRequired: boolean;
}

const GIFT: readonly ReasonCode[] = ['goodwill', 'system-error', 'duplicate-payment', 'correction', 'other'];
const MONEY_BACK: readonly ReasonCode[] = [
  'member-request',
  'duplicate-payment',
  'system-error',
  'goodwill',
  'fraud',
  'legal',
  'other',
];
const MONEY_IN: readonly ReasonCode[] = ['member-request', 'system-error', 'correction', 'other'];

/** The commands that move value, as the operators' API names them. */
const OF_VALUE: ReadonlyMap<string, readonly ReasonCode[]> = new Map([
  ['members.grant-points', GIFT],
  ['members.grant-coins', GIFT],
  [
    'members.reverse-grant',
    ['correction', 'system-error', 'duplicate-payment', 'fraud', 'legal', 'member-request', 'other'],
  ],
  ['members.forfeit', ['fraud', 'legal', 'correction', 'other']],
  ['payments.refund', MONEY_BACK],
  ['payments.confirm-deposit', MONEY_IN],
  ['payments.record-return', MONEY_BACK],
  ['payments.bounce-refund', MONEY_IN],
  ['payments.settle-debt', ['member-request', 'goodwill', 'legal', 'correction', 'other']],
  ['deposits.return', MONEY_BACK],
  ['deposits.match', MONEY_IN],
  ['deposits.credit-smaller', MONEY_IN],
]);

/** Returns the categories of a command: a short required list if value moves, else all of them, optionally. */
export const reasonCodesOf = (resource: string, command: string): CodesOf => {
  const codes = OF_VALUE.get(`${resource}.${command}`);
  return { codes: codes ?? REASON_CODES, isRequired: codes !== undefined };
};
