import { isId } from '../../../kernel/ids.js';
import { buildFieldError, RefusedError } from '../../http/responses/envelope.js';

/** The filters and sort fields of each resource that match persons by name, or whose order reveals names. */
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
    return undefined; // The list itself refuses invalid JSON.
  }
};

/** Returns true for ids, and for the number or amount of a deposit: they reveal no name. */
const namesNobody = (resource: string, value: unknown): boolean =>
  isId(String(value).trim().toLowerCase()) || (resource === 'deposits' && /^\d{1,9}$/.test(String(value).trim()));

/**
 * Refuses searches by name by operators who do not see names: trying letter by letter would reveal them.
 *
 * @param query the query of a list, as received
 * @throws RefusedError 400 under the field
 */
export const refuseSearchByName = (
  resource: string,
  { filter, sort }: { readonly filter?: unknown; readonly sort?: unknown },
): void => {
  const fields = BY_NAME[resource] ?? [];
  const filters = Object.entries(Object(parsed(filter)) as object).filter(([field]) => fields.includes(field));
  for (const [field, value] of filters)
    if (![value].flat().every((one) => namesNobody(resource, one)))
      throw new RefusedError(400, buildFieldError(field, NOT_BY_NAME));
  if (fields.includes(String([parsed(sort)].flat()[0])))
    throw new RefusedError(400, buildFieldError('sort', NOT_BY_NAME));
};
