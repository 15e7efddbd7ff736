import { ID_ARRAY, type SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';
import type { Database } from '../../platform/database/database.js';
import { choosePartSearch, hasPart, selectMembersWith } from './member-parts.rows.js';
import { MAX_FOUND, selectMatchingMembers } from './member-search.rows.js';

/** Members without a name are listed by their id, as everywhere in the console. */
const NAMED = `select member_id::text as id, coalesce(nullif(trim(case language when 'en' then first_name || ' ' || last_name
    else last_name || ' ' || first_name end), ''), member_id::text) as name
  from members.profiles where member_id = any(${ID_ARRAY})`;

const idsOf = async ({ pool }: Database, statement: string, values: readonly unknown[]): Promise<string[]> => {
  const text = `select f.member_id::text as id from (${statement}) f limit ${MAX_FOUND}`;
  const { rows } = await pool.query<{ id: string }>(text, [...values]);
  return rows.map(({ id }) => id);
};

/**
 * Finds members for the audit trail by any part of name and mail, matches at the beginning first. Phone numbers are not
 * searched, because finance must not find them out.
 */
export const buildMemberNames = (database: Database): SubjectNames => ({
  named: NAMED,
  meant: async (text) => {
    const beginning = await idsOf(
      database,
      `${selectMatchingMembers('mail', 1)} union ${selectMatchingMembers('name', 1)}`,
      [[text]],
    );
    if (beginning.length === MAX_FOUND) return beginning;
    const parts = (['mail', 'name'] as const).map(async (field) => {
      const foundBy = await choosePartSearch(database, [[field, [text]]]);
      return idsOf(database, selectMembersWith(hasPart(field, [1], foundBy), foundBy), [text]);
    });
    return [...new Set([...beginning, ...(await Promise.all(parts)).flat()])].slice(0, MAX_FOUND);
  },
});
