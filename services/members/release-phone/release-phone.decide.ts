import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { PhoneReleased } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

export type ReleasePhoneRefused = Refusal<'PhoneNotVerified'>;

/**
 * Decides whether an operator may release a verified number. Banned members are included, whose other account may need it.
 */
export const decideReleasePhone = (
  member: Membership,
  memberId: string,
): Decision<PhoneReleased, ReleasePhoneRefused> =>
  member.phoneVerified ? accept({ type: 'PhoneReleased', data: { memberId } }) : refuse({ code: 'PhoneNotVerified' });
