import type { DomainEvent, EventVersions } from '../../kernel/event.js';
import type { Role } from './operator.js';

interface OfOperator {
  readonly operatorId: string;
}

export type OperatorAdded = DomainEvent<'OperatorAdded', OfOperator & { readonly role: Role }>;
export type OperatorRoleChanged = DomainEvent<'OperatorRoleChanged', OfOperator & { readonly role: Role }>;
export type OperatorDisabled = DomainEvent<'OperatorDisabled', OfOperator>;
export type OperatorEnabled = DomainEvent<'OperatorEnabled', OfOperator>;
/** Whether the operator must sign in with a one-time password from now on. */
export type OperatorOtpRequired = DomainEvent<'OperatorOtpRequired', OfOperator & { readonly required: boolean }>;
export type OperatorOtpSetUp = DomainEvent<'OperatorOtpSetUp', OfOperator>;
export type OperatorOtpReset = DomainEvent<'OperatorOtpReset', OfOperator>;
export type OperatorPasswordReset = DomainEvent<'OperatorPasswordReset', OfOperator>;
/** The member's account that is the operator's own, by the owner's word; null: none any more. */
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

export const operatorEvents: EventVersions<OperatorEvent> = {
  OperatorAdded: 1,
  OperatorRoleChanged: 1,
  OperatorDisabled: 1,
  OperatorEnabled: 1,
  OperatorOtpRequired: 1,
  OperatorOtpSetUp: 1,
  OperatorOtpReset: 1,
  OperatorMemberNamed: 1,
  OperatorPasswordReset: 1,
};

/** Whoever changes operators holds it: of two who take each other's role away, one comes second. */
export const ALL_OPERATORS = 'operators';
