import type { SubjectNames } from '../operators/index.js';
import { membersFound } from './member-accounts/member-search.js';

/** Members by name in the audit trail, found by whatever the list of members finds them by. */
export const MEMBER_NAMES: SubjectNames = {
  named: `select member_id::text as id, case language when 'en' then first_name || ' ' || last_name
      else last_name || ' ' || first_name end as name
    from members.profiles where member_id::text = any($1::text[])`,
  meant: `select f.member_id::text as id from (${membersFound('q', 1)}) f limit 500`,
};
