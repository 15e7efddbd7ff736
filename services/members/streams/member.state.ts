import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type MemberEvent, memberEvents } from './member.events.js';

/** A membership as its facts tell it. */
export interface Member {
  readonly registered: boolean;
  readonly banned: boolean;
  /** Mail to the present address reaches the member. */
  readonly mailConfirmed: boolean;
  /** The phone is known to be theirs. */
  readonly phoneVerified: boolean;
  /** When they were born is known. */
  readonly birthdayGiven: boolean;
  /** For good. */
  readonly closed: boolean;
}

export const initialMember: Member = {
  registered: false,
  banned: false,
  mailConfirmed: false,
  phoneVerified: false,
  birthdayGiven: false,
  closed: false,
};

export const applyMemberEvent = (member: Member, event: MemberEvent): Member => {
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

export const memberStream: Stream<Member, MemberEvent> = {
  prefix: 'member',
  events: memberEvents,
  initial: () => initialMember,
  evolve: applyMemberEvent,
};

export const memberStreamOf = (memberId: string): string => streamIdOf(memberStream, memberId);
