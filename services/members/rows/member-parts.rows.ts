import { rarest } from '../../platform/console-api/lists/common-grams.rows.js';
import { estimateRows } from '../../platform/console-api/lists/count-rows.rows.js';
import type { Database } from '../../platform/database/database.js';
import { FIRST_NAME, LAST_NAME, MAX_FOUND, type SearchField, TEL_KEY } from './member-search.rows.js';

const PARTS_OF_PERSON = `operators.grams(
  members.searched_text(p.mail, p.last_name, p.first_name, p.middle_name, p.tel), '{2,3}')`;

/** How members who have a part are found: by the index of parts, or by going through the newest members. */
export type PartsFoundBy = 'index' | 'going-through';

/** How a text may be a part of something: what is looked into, the text in the same form, and from which length on. */
interface PartWay {
  readonly key: string;
  readonly sought: (text: string) => string;
  readonly minLength: number;
  readonly where?: (text: string) => string;
}

const PART_OF_MAIL: PartWay = { key: 'lower(p.mail)', sought: (text) => `lower(btrim(${text}))`, minLength: 2 };
const PART_OF_NAME: readonly PartWay[] = [LAST_NAME, FIRST_NAME].map((key) => ({
  key,
  sought: (text) => `members.search_key(${text})`,
  minLength: 2,
}));
const PART_OF_TEL: PartWay = {
  key: TEL_KEY,
  sought: (text) => `members.tel_key(${text})`,
  minLength: 3,
  where: (text) => `normalize(${text}, NFKC) ~ '^[0-9 ()+-]+$'`,
};
const PARTS = {
  q: [PART_OF_MAIL, ...PART_OF_NAME, PART_OF_TEL],
  mail: [PART_OF_MAIL],
  name: PART_OF_NAME,
  tel: [PART_OF_TEL],
} satisfies Record<SearchField, readonly PartWay[]>;

/** That the text is a part, by its letters: nothing in it is a wildcard. A text too short for the index is none. */
const isPart = (text: string, { key, sought, minLength, where }: PartWay, foundBy: PartsFoundBy): string => {
  const word = sought(text);
  const grams = `operators.grams(${word}, case when length(${word}) < 3 then '{2}'::int[] else '{3}' end)`;
  const indexed = foundBy === 'index' ? ` and ${PARTS_OF_PERSON} @> ${rarest(grams, 'members.profiles_by_part')}` : '';
  const only = where ? ` and ${where(text)}` : '';
  // What the index finds too much is mostly excluded by what is kept ready, and the key is not made.
  return `(length(${word}) >= ${minLength}${only}${indexed} and position(${word} in p.searched) > 0
    and position(${word} in ${key}) > 0)`;
};

/**
 * That a member's field has one of the texts anywhere, as SQL on `p`.
 *
 * @param parameters the numbers of the texts' parameters, each a text
 */
export const hasPart = (field: SearchField, parameters: readonly number[], foundBy: PartsFoundBy): string =>
  parameters
    .flatMap((parameter) => PARTS[field].map((way) => isPart(`$${parameter}::text`, way, foundBy)))
    .join(' or ');

/** Of the members, the newest so many are gone through for what very many have. */
const GONE_THROUGH = 20_000;

/** The ids of members of whom `condition` is true, as SQL. */
export const selectMembersWith = (condition: string, foundBy: PartsFoundBy, only = 'true'): string =>
  foundBy === 'index'
    ? `(select p.member_id from members.profiles p where (${condition}) and ${only} limit ${MAX_FOUND})`
    : `(select p.member_id from (select * from members.profiles order by created_at desc limit ${GONE_THROUGH}) p
         where (${condition}) and ${only} limit ${MAX_FOUND})`;

/** A search that the planner expects so many of is answered from the newest: the index would have to collect them all. */
const MANY = 50_000;

/** How members who have a part are found soonest, by PostgreSQL's own estimate of how many have all of the texts. */
export const choosePartSearch = async (
  { pool }: Database,
  searched: readonly (readonly [field: SearchField, texts: readonly string[]])[],
): Promise<PartsFoundBy> => {
  const values: string[] = [];
  const conditions = searched
    .filter(([, texts]) => texts.length > 0)
    .map(([field, texts]) => {
      const parameters = texts.map((text) => values.push(text));
      return `(${hasPart(field, parameters, 'index')})`;
    });
  const expected = await estimateRows(pool, `from members.profiles p where ${conditions.join(' and ')}`, values);
  return expected > MANY ? 'going-through' : 'index';
};
