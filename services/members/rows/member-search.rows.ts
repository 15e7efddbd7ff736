/** One meaning that a search text can have, with the index that finds it. */
interface Way {
  /** The indexed expression, in the order of code points. */
  readonly key: string;
  /** The text in the same form; `w` is the text. */
  readonly sought: string;
  readonly where?: string;
}

/**
 * The maximum number of members that a search examines for each meaning of a text. Operators who see so many refine the text.
 */
export const MAX_FOUND = 500;

/** A character that sorts behind every continuation of a text. */
const END = 'chr(1114111)';

const NAME_SOUGHT = 'members.search_key(w)';
const TEL_SOUGHT = 'members.tel_key(w)';

const MAIL: readonly Way[] = [{ key: 'lower(p.mail)', sought: 'lower(btrim(w))' }];

/** Names match from the last or the first name, with or without separators. */
export const LAST_NAME = 'members.search_key(p.last_name || p.first_name || p.middle_name)';
export const FIRST_NAME = 'members.search_key(p.first_name || p.middle_name || p.last_name)';
const NAME: readonly Way[] = [
  { key: LAST_NAME, sought: NAME_SOUGHT },
  { key: FIRST_NAME, sought: NAME_SOUGHT },
  { key: 'members.search_key(p.first_name || p.last_name)', sought: NAME_SOUGHT, where: "p.middle_name <> ''" },
];

/** Phone numbers match at their beginning or their end. */
export const TEL_KEY = 'members.tel_key(p.tel)';
const IS_TEL = "normalize(w, NFKC) ~ '^[0-9 ()+-]+$'";
const TEL: readonly Way[] = [
  { key: TEL_KEY, sought: TEL_SOUGHT, where: `${IS_TEL} and ${TEL_SOUGHT} <> ''` },
  { key: `reverse(${TEL_KEY})`, sought: `reverse(${TEL_SOUGHT})`, where: `${IS_TEL} and length(${TEL_SOUGHT}) >= 4` },
];

const ID: readonly Way[] = [{ key: 'p.member_id::text', sought: 'lower(btrim(w))', where: 'length(w) >= 8' }];

const WAYS = { q: [...MAIL, ...NAME, ...TEL, ...ID], mail: MAIL, name: NAME, tel: TEL };

/** The searchable fields. `q` can mean any of them or an id. */
export type SearchField = keyof typeof WAYS;

const selectWay = (parameter: number, only: string, { key, sought, where = 'true' }: Way): string =>
  `(select p.member_id from unnest($${parameter}::text[]) w cross join lateral (
      select p.member_id from members.profiles p
       where ${key} collate "C" >= ${sought} and ${key} collate "C" < ${sought} || ${END} and ${where} and ${only}
       limit ${MAX_FOUND}) p)`;

/**
 * Selects the ids of members whose field begins with one of the texts, as SQL. The cost is limited to a few hundred index
 * entries.
 *
 * @param parameter the number of the texts' parameter, a text[] without blank texts
 * @param only a further condition, as SQL on `p`
 */
export const selectMatchingMembers = (field: SearchField, parameter: number, only = 'true'): string =>
  WAYS[field].map((way) => selectWay(parameter, only, way)).join(' union ');
