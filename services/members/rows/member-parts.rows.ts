import { selectRarest } from '../../platform/console-api/lists/common-grams.rows.js';
import { estimateRows } from '../../platform/console-api/lists/count-rows.rows.js';
import type { Database } from '../../platform/database/database.js';
import { FIRST_NAME, LAST_NAME, MAX_FOUND, type SearchField, TEL_KEY } from './member-search.rows.js';

const PARTS_OF_PERSON = `operators.grams(
  members.searched_text(p.mail, p.last_name, p.first_name, p.middle_name, p.tel), '{2,3}')`;

/** The way to find members with a text: by the trigram index, or by a scan of the newest members. */
export type PartsFoundBy = 'index' | 'going-through';

/** The rule for a text within a field: the searched expression, the text in the same form, and its minimum length. */
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

/**
 * Builds the condition that the field has the text literally, without wildcards. A text too short for the index matches
 * nothing.
 */
const isPart = (text: string, { key, sought, minLength, where }: PartWay, foundBy: PartsFoundBy): string => {
  const word = sought(text);
  const grams = `operators.grams(${word}, case when length(${word}) < 3 then '{2}'::int[] else '{3}' end)`;
  const indexed =
    foundBy === 'index' ? ` and ${PARTS_OF_PERSON} @> ${selectRarest(grams, 'members.profiles_by_part')}` : '';
  const only = where ? ` and ${where(text)}` : '';
  // The condition excludes most false matches of the index by stored values, before the key is computed.
  return `(length(${word}) >= ${minLength}${only}${indexed} and position(${word} in p.searched) > 0
    and position(${word} in ${key}) > 0)`;
};

/**
 * Builds the SQL condition on `p` that a member's field has one of the texts anywhere.
 *
 * @param parameters the numbers of the texts' parameters, each a text
 */
export const hasPart = (field: SearchField, parameters: readonly number[], foundBy: PartsFoundBy): string =>
  parameters
    .flatMap((parameter) => PARTS[field].map((way) => isPart(`$${parameter}::text`, way, foundBy)))
    .join(' or ');

/** The number of newest members that are scanned for a very common text. */
const GONE_THROUGH = 20_000;

/** Selects the ids of members for whom `condition` is true, as SQL. */
export const selectMembersWith = (condition: string, foundBy: PartsFoundBy, only = 'true'): string =>
  foundBy === 'index'
    ? `(select p.member_id from members.profiles p where (${condition}) and ${only} limit ${MAX_FOUND})`
    : `(select p.member_id from (select * from members.profiles order by created_at desc limit ${GONE_THROUGH}) p
         where (${condition}) and ${only} limit ${MAX_FOUND})`;

/**
 * The estimated number of matches from which a search scans the newest members. The index would have to collect all matches.
 */
const MANY = 50_000;

/** Chooses the faster way by PostgreSQL's estimate of the number of members with all of the texts. */
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
