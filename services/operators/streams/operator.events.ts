import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Role } from '../../platform/console-api/access/operator.js';

interface OfOperator {
  readonly operatorId: string;
}

export type OperatorAdded = DomainEvent<'OperatorAdded', OfOperator & { readonly role: Role }>;
export type OperatorRoleChanged = DomainEvent<'OperatorRoleChanged', OfOperator & { readonly role: Role }>;
export type OperatorDisabled = DomainEvent<'OperatorDisabled', OfOperator>;
export type OperatorEnabled = DomainEvent<'OperatorEnabled', OfOperator>;
/** The operator must, or need no longer, sign in with a one-time password. */
export type OperatorOtpRequired = DomainEvent<'OperatorOtpRequired', OfOperator & { readonly required: boolean }>;
export type OperatorOtpSetUp = DomainEvent<'OperatorOtpSetUp', OfOperator>;
export type OperatorOtpReset = DomainEvent<'OperatorOtpReset', OfOperator>;
export type OperatorPasswordReset = DomainEvent<'OperatorPasswordReset', OfOperator>;
/** An owner has named the operator's own account as a member; null removes the name. */
export type OperatorMemberNamed = DomainEvent<'OperatorMemberNamed', OfOperator & { readonly memberId: string | null }>;

/** Stream `operator-<operatorId>`. */
export type OperatorEvent =
  | OperatorAdded
  | OperatorRoleChanged
  | OperatorDisabled
  | OperatorEnabled
  | OperatorOtpRequired
  | OperatorOtpSetUp
  | OperatorOtpReset
  | OperatorMemberNamed
  | OperatorPasswordReset;

export const operatorEvents = declareEvents({
  OperatorAdded: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  OperatorRoleChanged: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  OperatorDisabled: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  OperatorEnabled: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  OperatorOtpRequired: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  OperatorOtpSetUp: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  OperatorOtpReset: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  OperatorMemberNamed: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  OperatorPasswordReset: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
} satisfies EventDeclarations<OperatorEvent>);

/** The lock for changes of operators: two owners who demote each other at once are serialized. */
export const ALL_OPERATORS = 'operators';
