import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type MemberEvent, memberEvents } from './member.events.js';

/** A membership, computed from its events. */
export interface Membership {
  readonly registered: boolean;
  readonly banned: boolean;
  /** True when mail to the present address reaches the member. */
  readonly mailConfirmed: boolean;
  /** True when the phone is verified. */
  readonly phoneVerified: boolean;
  /** True when the birthday is known. */
  readonly birthdayGiven: boolean;
  /** True for ever once the account is closed. */
  readonly closed: boolean;
}

export const initialMember: Membership = {
  registered: false,
  banned: false,
  mailConfirmed: false,
  phoneVerified: false,
  birthdayGiven: false,
  closed: false,
};

export const applyMemberEvent = (member: Membership, event: MemberEvent): Membership => {
  switch (event.type) {
    case 'MemberRegistered':
      return { ...member, registered: true };
    case 'MailConfirmed':
      return { ...member, mailConfirmed: true };
    case 'MailChanged':
      return { ...member, mailConfirmed: false };
    case 'PasswordChanged':
    case 'AddressGiven':
    case 'AddressChanged':
    case 'PhoneChanged':
    case 'AccountKept':
    case 'AccountForfeited':
      return member;
    case 'PhoneVerified':
      return { ...member, phoneVerified: true };
    case 'PhoneReleased':
      return { ...member, phoneVerified: false };
    case 'BirthdayGiven':
      return { ...member, birthdayGiven: true };
    case 'BirthdayReleased':
      return { ...member, birthdayGiven: false };
    case 'MemberBanned':
      return { ...member, banned: true };
    case 'MemberUnbanned':
      return { ...member, banned: false };
    case 'AccountClosed':
      return { ...member, mailConfirmed: false, phoneVerified: false, birthdayGiven: false, closed: true };
  }
};

export const memberStream: Stream<Membership, MemberEvent> = {
  prefix: 'member',
  events: memberEvents,
  initial: () => initialMember,
  evolve: applyMemberEvent,
};

export const memberStreamOf = (memberId: string): string => streamIdOf(memberStream, memberId);
