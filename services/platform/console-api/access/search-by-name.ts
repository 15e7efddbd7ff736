import { isId } from '../../../kernel/ids.js';
import { fieldError, RefusedError } from '../../http/envelope.js';

/** What finds people by what they are called, or tells their order, in the list of each resource. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  members: ['q', 'mail', 'name', 'tel', 'last_name', 'first_name'],
  shipments: ['q', 'name'],
  deposits: ['q'],
  operators: ['q', 'mail'],
};

const NOT_BY_NAME = {
  ja: 'この役割では、名前・メールアドレス・電話番号での検索や並べ替えはできません。ID か番号で探してください。',
  en: 'With your role you cannot search or sort by name, email address or phone number. Look for an ID or a number.',
};

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined; // The list itself refuses what it cannot read.
  }
};

/** An id names nobody; a bank's number or an amount of a deposit neither. */
const namesNobody = (resource: string, value: unknown): boolean =>
  isId(String(value).trim().toLowerCase()) || (resource === 'deposits' && /^\d{1,9}$/.test(String(value).trim()));

/**
 * Of who is not told people's names nobody looks for people by them: letter by letter it would tell all.
 *
 * @param query a list's, as it came
 * @throws RefusedError 400 under the field
 */
export const refuseSearchByName = (
  resource: string,
  { filter, sort }: { readonly filter?: unknown; readonly sort?: unknown },
): void => {
  const fields = BY_NAME[resource] ?? [];
  const asked = Object.entries(Object(parsed(filter)) as object).filter(([field]) => fields.includes(field));
  for (const [field, value] of asked)
    if (![value].flat().every((one) => namesNobody(resource, one)))
      throw new RefusedError(400, fieldError(field, NOT_BY_NAME));
  if (fields.includes(String([parsed(sort)].flat()[0]))) throw new RefusedError(400, fieldError('sort', NOT_BY_NAME));
};
