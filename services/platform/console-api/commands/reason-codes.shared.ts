/** Why a command was given, in a word that can be counted; the operator's own words stand beside it. */
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

/** Which codes a kind of command has. */
interface CodesOf {
  readonly codes: readonly ReasonCode[];
  /** Value moves: the console has one chosen, and a command that says none counts as `other`. */
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

/** The codes of a command: a short list where value moves, any of all elsewhere, or none. */
export const reasonCodesOf = (resource: string, command: string): CodesOf => {
  const codes = OF_VALUE.get(`${resource}.${command}`);
  return { codes: codes ?? REASON_CODES, isRequired: codes !== undefined };
};
