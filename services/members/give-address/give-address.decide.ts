import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { AddressGiven } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';
import { canBeSentTo, type Person } from '../streams/registration.js';

export type GiveAddressRefused = Refusal<'AddressFixed' | 'TelFixed'>;

export interface SubmittedAddress {
  readonly memberId: string;
  readonly submitted: Person;
  readonly kept: Person;
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

/** A member tells once where parcels go; what is known already takes an operator, and a verified phone stays. */
export const decideGiveAddress = (
  member: Member,
  { memberId, submitted, kept }: SubmittedAddress,
): Decision<AddressGiven, GiveAddressRefused> => {
  if (canBeSentTo(kept))
    return FIELDS.every((field) => kept[field] === submitted[field]) ? accept() : refuse({ code: 'AddressFixed' });
  if (member.phoneVerified && submitted.tel !== kept.tel) return refuse({ code: 'TelFixed' });
  return accept({ type: 'AddressGiven', data: { memberId } });
};
