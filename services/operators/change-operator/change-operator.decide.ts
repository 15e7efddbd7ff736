import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Role } from '../operator.js';
import { decideNewPassword, type PasswordRefused } from '../streams/new-password.js';
import type { OperatorEvent } from '../streams/operator.events.js';

/** An operator as the rule needs him. */
export interface OperatorState {
  readonly operatorId: string;
  readonly mail: string;
  readonly name: string;
  readonly role: Role;
  readonly disabled: boolean;
  readonly otpRequired: boolean;
  readonly hasOtp: boolean;
  readonly version: number;
}

/** What an owner may have changed of an operator. */
export type OperatorOrder =
  | { readonly kind: 'change-role'; readonly role: Role }
  | { readonly kind: 'disable' | 'enable' | 'require-otp' | 'waive-otp' | 'reset-otp' | 'reset-password' };

export type OperatorRefusal =
  | Refusal<'NoSuchOperator' | 'LastOwner' | 'SameRole' | 'AlreadyDisabled' | 'NotDisabled' | 'Disabled'>
  | Refusal<'OtpRequiredAlready' | 'OtpNotRequired' | 'NoOtp' | 'OwnOtp'>
  | PasswordRefused
  | (Refusal<'StaleVersion'> & { readonly version: number });

export interface OperatorContext {
  /** The version that the owner looked at; absent: whichever it is. */
  readonly seen: number | undefined;
  /** Who orders it. */
  readonly by: string;
  /** Owners that can sign in, but for this operator. */
  readonly otherOwners: number;
  /** The one to be, where the order is about it. */
  readonly password?: string | undefined;
}

/** Who has no role but the last owner's can neither lose it nor be shut out. */
const isLastOwner = ({ role, disabled }: OperatorState, { otherOwners }: OperatorContext): boolean =>
  role === 'owner' && !disabled && otherOwners === 0;

/** THE rule: what an owner may change of an operator. */
export const decideChangeOperator = (
  operator: OperatorState | undefined,
  order: OperatorOrder,
  context: OperatorContext,
): Decision<OperatorEvent, OperatorRefusal> => {
  if (!operator) return refuse({ code: 'NoSuchOperator' });
  const { operatorId, version } = operator;
  if (context.seen !== undefined && context.seen !== version) return refuse({ code: 'StaleVersion', version });
  if (order.kind !== 'enable' && operator.disabled)
    return refuse({ code: order.kind === 'disable' ? 'AlreadyDisabled' : 'Disabled' });
  switch (order.kind) {
    case 'change-role':
      if (order.role === operator.role) return refuse({ code: 'SameRole' });
      if (isLastOwner(operator, context)) return refuse({ code: 'LastOwner' });
      return accept({ type: 'OperatorRoleChanged', data: { operatorId, role: order.role } });
    case 'disable':
      if (isLastOwner(operator, context)) return refuse({ code: 'LastOwner' });
      return accept({ type: 'OperatorDisabled', data: { operatorId } });
    case 'enable':
      if (!operator.disabled) return refuse({ code: 'NotDisabled' });
      return accept({ type: 'OperatorEnabled', data: { operatorId } });
    case 'require-otp':
      if (operator.otpRequired) return refuse({ code: 'OtpRequiredAlready' });
      return accept({ type: 'OperatorOtpRequired', data: { operatorId, required: true } });
    case 'waive-otp':
      if (!operator.otpRequired) return refuse({ code: 'OtpNotRequired' });
      return accept({ type: 'OperatorOtpRequired', data: { operatorId, required: false } });
    case 'reset-otp':
      if (!operator.hasOtp) return refuse({ code: 'NoOtp' });
      // Whoever got hold of a session must not get rid of what it takes to open the next one.
      if (operatorId === context.by) return refuse({ code: 'OwnOtp' });
      return accept({ type: 'OperatorOtpReset', data: { operatorId } });
    case 'reset-password': {
      const refusal = decideNewPassword(context.password ?? '', operator);
      return refusal ? refuse(refusal) : accept({ type: 'OperatorPasswordReset', data: { operatorId } });
    }
  }
};
