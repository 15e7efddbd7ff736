import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { decideNewPassword } from '../streams/new-password.js';
import type { OperatorEvent } from '../streams/operator.events.js';
import type { ChangeOperatorRefused } from '../streams/operator.refusals.js';
import type { OperatorState } from '../streams/operator.state.js';

/** A change of an operator by an owner. */
export type OperatorChange =
  | { readonly kind: 'change-role'; readonly role: Role }
  | { readonly kind: 'reset-password'; readonly password: string }
  | {
      readonly kind: 'name-member';
      readonly memberId: string;
      readonly isMember: boolean;
      /** True if the account is named for another operator. */
      readonly isTaken: boolean;
    }
  | { readonly kind: 'unname-member' }
  | { readonly kind: 'disable' | 'enable' | 'require-otp' | 'waive-otp' | 'reset-otp' };

export interface OperatorContext {
  /** The requesting owner. */
  readonly by: string;
  /** The number of other owners who can sign in. */
  readonly otherOwners: number;
}

/** Returns true for the last owner, who can neither lose the role nor be disabled. */
const isLastOwner = ({ role, isDisabled }: OperatorState, { otherOwners }: OperatorContext): boolean =>
  role === 'owner' && !isDisabled && otherOwners === 0;

/** Returns true for the requesting owner's own account: nobody may let their own account draw again. */
const isOwnMember = ({ operatorId, memberId }: OperatorState, { by }: OperatorContext): boolean =>
  operatorId === by && memberId !== null;

/** Decides a change of an operator. */
export const decideChangeOperator = (
  operator: OperatorState,
  change: OperatorChange,
  context: OperatorContext,
): Decision<OperatorEvent, ChangeOperatorRefused> => {
  const { operatorId } = operator;
  if (change.kind !== 'enable' && operator.isDisabled)
    return refuse({ code: change.kind === 'disable' ? 'AlreadyDisabled' : 'Disabled' });
  switch (change.kind) {
    case 'change-role':
      if (change.role === operator.role) return refuse({ code: 'SameRole' });
      if (isLastOwner(operator, context)) return refuse({ code: 'LastOwner' });
      return accept({ type: 'OperatorRoleChanged', data: { operatorId, role: change.role } });
    case 'disable':
      if (isLastOwner(operator, context)) return refuse({ code: 'LastOwner' });
      return accept({ type: 'OperatorDisabled', data: { operatorId } });
    case 'enable':
      if (!operator.isDisabled) return refuse({ code: 'NotDisabled' });
      return accept({ type: 'OperatorEnabled', data: { operatorId } });
    case 'require-otp':
      if (operator.otpRequired) return refuse({ code: 'OtpRequiredAlready' });
      return accept({ type: 'OperatorOtpRequired', data: { operatorId, required: true } });
    case 'waive-otp':
      if (!operator.otpRequired) return refuse({ code: 'OtpNotRequired' });
      return accept({ type: 'OperatorOtpRequired', data: { operatorId, required: false } });
    case 'reset-otp':
      if (!operator.hasOtp) return refuse({ code: 'NoOtp' });
      // A stolen session must not remove the authenticator that the next sign-in needs.
      if (operatorId === context.by) return refuse({ code: 'OwnOtp' });
      return accept({ type: 'OperatorOtpReset', data: { operatorId } });
    case 'name-member': {
      const { memberId, isMember, isTaken } = change;
      if (memberId === operator.memberId) return refuse({ code: 'SameMember' });
      if (!isMember) return refuse({ code: 'NoSuchMember' });
      if (isTaken) return refuse({ code: 'MemberOfAnother' });
      if (isOwnMember(operator, context)) return refuse({ code: 'OwnMember' });
      return accept({ type: 'OperatorMemberNamed', data: { operatorId, memberId } });
    }
    case 'unname-member':
      if (operator.memberId === null) return refuse({ code: 'NoMemberNamed' });
      if (isOwnMember(operator, context)) return refuse({ code: 'OwnMember' });
      return accept({ type: 'OperatorMemberNamed', data: { operatorId, memberId: null } });
    case 'reset-password': {
      const refusal = decideNewPassword(change.password, operator);
      return refusal ? refuse(refusal) : accept({ type: 'OperatorPasswordReset', data: { operatorId } });
    }
  }
};
