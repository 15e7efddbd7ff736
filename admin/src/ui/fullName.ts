import type { MemberListed } from '../../../services/members/wire/member.contract.js';

/** A member's name and the language it is written in. */
export type Person = Pick<MemberListed, 'id' | 'language' | 'last_name' | 'first_name' | 'middle_name'>;

/** A member's name in the order of the member's own language; the id of who has left and has none any more. */
export const formatFullName = ({ id, language, last_name, first_name, middle_name }: Person): string =>
  (language === 'en' ? [first_name, middle_name, last_name] : [last_name, first_name, middle_name])
    .filter(Boolean)
    .join(' ') || id;
