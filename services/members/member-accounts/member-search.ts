/** What a text of a search may be meant as, and the index that finds it. */
interface Way {
  /** What is indexed, in the order of code points. */
  readonly key: string;
  /** The text in the same form; `w` is the text. */
  readonly wanted: string;
  readonly where?: string;
}

/** A search looks at no more members than this for each way in which a text may be meant: who sees so many, types on. */
export const MOST_FOUND = 500;

/** Sorts behind everything that a text may go on with. */
const END = 'chr(1114111)';

const NAME_WANTED = 'members.search_key(w)';
const TEL_WANTED = 'members.tel_key(w)';

const MAIL: readonly Way[] = [{ key: 'lower(p.mail)', wanted: 'lower(btrim(w))' }];

/** Names are read from the last as from the first, with or without what stands between them. */
export const LAST_NAME = 'members.search_key(p.last_name || p.first_name || p.middle_name)';
export const FIRST_NAME = 'members.search_key(p.first_name || p.middle_name || p.last_name)';
const NAME: readonly Way[] = [
  { key: LAST_NAME, wanted: NAME_WANTED },
  { key: FIRST_NAME, wanted: NAME_WANTED },
  { key: 'members.search_key(p.first_name || p.last_name)', wanted: NAME_WANTED, where: "p.middle_name <> ''" },
];

/** Numbers are known by how they begin, or by how they end. */
export const TEL_KEY = 'members.tel_key(p.tel)';
const IS_TEL = "normalize(w, NFKC) ~ '^[0-9 ()+-]+$'";
const TEL: readonly Way[] = [
  { key: TEL_KEY, wanted: TEL_WANTED, where: `${IS_TEL} and ${TEL_WANTED} <> ''` },
  { key: `reverse(${TEL_KEY})`, wanted: `reverse(${TEL_WANTED})`, where: `${IS_TEL} and length(${TEL_WANTED}) >= 4` },
];

const ID: readonly Way[] = [{ key: 'p.member_id::text', wanted: 'lower(btrim(w))', where: 'length(w) >= 8' }];

const WAYS = { q: [...MAIL, ...NAME, ...TEL, ...ID], mail: MAIL, name: NAME, tel: TEL };

/** The fields that can be searched; `q` may be meant as any of them, or as an id. */
export type SearchField = keyof typeof WAYS;

const found = (parameter: number, only: string, { key, wanted, where = 'true' }: Way): string =>
  `(select p.member_id from unnest($${parameter}::text[]) w cross join lateral (
      select p.member_id from members.profiles p
       where ${key} collate "C" >= ${wanted} and ${key} collate "C" < ${wanted} || ${END} and ${where} and ${only}
       limit ${MOST_FOUND}) p)`;

/**
 * The ids of the members whose field begins with one of the texts, as SQL. However many there are, it costs no more than
 * looking up a few hundred.
 *
 * @param parameter the number of the texts' parameter, a text[] without blank ones
 * @param only what else must be true of them, as SQL on `p`
 */
export const membersFound = (field: SearchField, parameter: number, only = 'true'): string =>
  WAYS[field].map((way) => found(parameter, only, way)).join(' union ');

const PARTS_OF_PERSON = `operators.grams(
  members.searched_text(p.mail, p.last_name, p.first_name, p.middle_name, p.tel), '{2,3}')`;

/** How a text may be a part of something: what is looked into, the text in the same form, and from which length on. */
interface PartWay {
  readonly key: string;
  readonly wanted: (text: string) => string;
  readonly minLength: number;
  readonly where?: (text: string) => string;
}

const PART_OF_MAIL: PartWay = { key: 'lower(p.mail)', wanted: (text) => `lower(btrim(${text}))`, minLength: 2 };
const PART_OF_NAME: readonly PartWay[] = [LAST_NAME, FIRST_NAME].map((key) => ({
  key,
  wanted: (text) => `members.search_key(${text})`,
  minLength: 2,
}));
const PART_OF_TEL: PartWay = {
  key: TEL_KEY,
  wanted: (text) => `members.tel_key(${text})`,
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
const isPart = (text: string, { key, wanted, minLength, where }: PartWay, byIndex: boolean): string => {
  const word = wanted(text);
  const grams = `operators.grams(${word}, case when length(${word}) < 3 then '{2}'::int[] else '{3}' end)`;
  const indexed = byIndex ? ` and ${PARTS_OF_PERSON} @> ${grams}` : '';
  const only = where ? ` and ${where(text)}` : '';
  return `(length(${word}) >= ${minLength}${only}${indexed} and position(${word} in ${key}) > 0)`;
};

/**
 * That a member's field has one of the texts anywhere, as SQL on `p`.
 *
 * @param parameters the numbers of the texts' parameters, each a text
 * @param byIndex false where so many have it that going through the members finds them sooner
 */
export const hasPart = (field: SearchField, parameters: readonly number[], byIndex: boolean): string =>
  parameters
    .flatMap((parameter) => PARTS[field].map((way) => isPart(`$${parameter}::text`, way, byIndex)))
    .join(' or ');

/** Of the members, the newest so many are gone through for what very many have. */
const GONE_THROUGH = 20_000;

/** The ids of members of whom `condition` is true, as SQL. */
export const membersWith = (condition: string, byIndex: boolean, only = 'true'): string =>
  byIndex
    ? `(select p.member_id from members.profiles p where (${condition}) and ${only} limit ${MOST_FOUND})`
    : `(select p.member_id from (select * from members.profiles order by created_at desc limit ${GONE_THROUGH}) p
         where (${condition}) and ${only} limit ${MOST_FOUND})`;
