import { type ValidationError, validateSync } from 'class-validator';
import type { Bilingual } from '../../kernel/languages.js';
import { type FieldErrors, INVALID, RefusedError } from './envelope.js';

const SEPARATOR = '\u001f';

/** A message in both languages, as class-validator's `message` option takes it. */
export const says = (ja: string, en: string): { message: string } => ({ message: `${ja}${SEPARATOR}${en}` });

const bilingualOf = (message: string): Bilingual => {
  const [ja, en] = message.split(SEPARATOR);
  return ja !== undefined && en !== undefined ? { ja, en } : INVALID;
};

/** The class of a request; `closed` ones refuse fields they do not know, the others ignore them. */
export interface Contract<Request extends object> {
  new (): Request;
  readonly closed?: boolean;
}

const errorsOf = (failures: readonly ValidationError[]): FieldErrors =>
  Object.fromEntries(
    failures.map((failure) => [failure.property, [bilingualOf(Object.values(failure.constraints ?? {})[0] ?? '')]]),
  );

const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);

/**
 * The request as its contract describes it.
 *
 * @throws RefusedError 400 with a message under each field that is wrong
 */
export const parseRequest = <Request extends object>(contract: Contract<Request>, payload: object): Request => {
  const withNul = Object.entries(payload).filter(([, value]) => holdsNul(value));
  if (withNul.length > 0) throw new RefusedError(400, Object.fromEntries(withNul.map(([field]) => [field, [INVALID]])));
  const request = Object.assign(new contract(), payload);
  const failures = validateSync(request, {
    whitelist: true,
    forbidNonWhitelisted: contract.closed === true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  if (failures.length > 0) throw new RefusedError(400, errorsOf(failures));
  return request;
};
