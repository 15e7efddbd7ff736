import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { AddressGiven } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';
import { canBeSentTo, type PersonDetails } from '../streams/registration.js';

export type GiveAddressRefused = Refusal<'AddressFixed' | 'TelFixed'>;

export interface SubmittedAddress {
  readonly memberId: string;
  readonly submitted: PersonDetails;
  readonly kept: PersonDetails;
}

const FIELDS = [
  'lastName',
  'middleName',
  'firstName',
  'tel',
  'zipcode',
  'prefId',
  'province',
  'shiku',
  'address',
  'building',
] as const;

/** Decides on a member's first postal address. Operators make later changes, and a verified phone number stays. */
export const decideGiveAddress = (
  member: Membership,
  { memberId, submitted, kept }: SubmittedAddress,
): Decision<AddressGiven, GiveAddressRefused> => {
  if (canBeSentTo(kept))
    return FIELDS.every((field) => kept[field] === submitted[field]) ? accept() : refuse({ code: 'AddressFixed' });
  if (member.phoneVerified && submitted.tel !== kept.tel) return refuse({ code: 'TelFixed' });
  return accept({ type: 'AddressGiven', data: { memberId } });
};
