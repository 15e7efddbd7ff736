import { type Stream, streamIdOf } from '../../kernel/stream.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { type OperatorEvent, operatorEvents } from './operator.events.js';

/** The role of an operator, and the requirements of their sign-in. */
export interface OperatorAccess {
  /** Null before the operator is added. */
  readonly role: Role | null;
  readonly isDisabled: boolean;
  /** True if the operator must sign in with a one-time password. */
  readonly otpRequired: boolean;
  readonly hasOtp: boolean;
  /** The member account that an owner has named as theirs. */
  readonly memberId: string | null;
}

const initialAccess: OperatorAccess = {
  role: null,
  isDisabled: false,
  otpRequired: false,
  hasOtp: false,
  memberId: null,
};

const evolveAccess = (access: OperatorAccess, event: OperatorEvent): OperatorAccess => {
  switch (event.type) {
    case 'OperatorAdded':
    case 'OperatorRoleChanged':
      return { ...access, role: event.data.role };
    case 'OperatorDisabled':
      return { ...access, isDisabled: true };
    case 'OperatorEnabled':
      return { ...access, isDisabled: false };
    case 'OperatorOtpRequired':
      return { ...access, otpRequired: event.data.required };
    case 'OperatorOtpSetUp':
      return { ...access, hasOtp: true };
    case 'OperatorOtpReset':
      return { ...access, hasOtp: false };
    case 'OperatorMemberNamed':
      return { ...access, memberId: event.data.memberId };
    case 'OperatorPasswordReset':
      return access;
  }
};

export const operatorStream: Stream<OperatorAccess, OperatorEvent> = {
  prefix: 'operator',
  events: operatorEvents,
  initial: () => initialAccess,
  evolve: evolveAccess,
};

export const operatorStreamOf = (operatorId: string): string => streamIdOf(operatorStream, operatorId);

/** An operator, as the rules need it. */
export interface OperatorState extends OperatorAccess {
  readonly operatorId: string;
  readonly mail: string;
  readonly name: string;
  readonly version: number;
}

/** Applies an event to an operator; no event contains mail and name. */
export const applyOperatorEvent = <State extends OperatorState>(operator: State, event: OperatorEvent): State => ({
  ...operator,
  ...evolveAccess(operator, event),
  version: operator.version + 1,
});
