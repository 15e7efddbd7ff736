import type { MemberEvent } from './member.events.js';

/** A membership as its facts tell it. */
export interface Member {
  readonly registered: boolean;
}

export const initialMember: Member = { registered: false };

export const evolveMember = (member: Member, event: MemberEvent): Member => {
  switch (event.type) {
    case 'MemberRegistered':
      return { ...member, registered: true };
  }
};
