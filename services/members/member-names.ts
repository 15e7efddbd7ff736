import { ID_ARRAY, type SubjectNames } from '../operators/index.js';
import { membersFound } from './member-accounts/member-search.js';

/** Members by name in the audit trail, found by name and mail; by phone number not, which finance must not find out. */
export const MEMBER_NAMES: SubjectNames = {
  named: `select member_id::text as id, case language when 'en' then first_name || ' ' || last_name
      else last_name || ' ' || first_name end as name
    from members.profiles where member_id = any(${ID_ARRAY})`,
  meant: `select f.member_id::text as id from (${membersFound('mail', 1)} union ${membersFound('name', 1)}) f limit 500`,
};
