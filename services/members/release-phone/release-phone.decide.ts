import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { PhoneReleased } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type ReleasePhoneRefused = Refusal<'PhoneNotVerified'>;

/** The number is somebody else's now, or the member has another: of banned members too, whose other account may need it. */
export const decideReleasePhone = (member: Member, memberId: string): Decision<PhoneReleased, ReleasePhoneRefused> =>
  member.phoneVerified ? accept({ type: 'PhoneReleased', data: { memberId } }) : refuse({ code: 'PhoneNotVerified' });
