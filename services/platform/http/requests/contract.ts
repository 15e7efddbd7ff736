import {
  getMetadataStorage,
  IsISO8601,
  Matches,
  ValidateBy,
  type ValidationError,
  validateSync,
} from 'class-validator';
import type { Bilingual } from '../../../kernel/languages.js';
import { isMailAddress } from '../../../kernel/mail-address.js';
import { keepVisibleText } from '../../../kernel/visible-text.js';
import { type FieldErrors, INVALID, RefusedError } from '../responses/envelope.js';

const SEPARATOR = '\u001f';

/** Returns the `message` option of class-validator for a message in both languages. */
export const withMessage = (ja: string, en: string): { message: string } => ({ message: `${ja}${SEPARATOR}${en}` });

/** Matches a time with its offset, without which the moment is unknown. */
const WITH_OFFSET = /T.*(Z|[+-]\d\d:?\d\d)$/;

/** Requires an instant such as `2026-01-31T12:00:00+09:00`. @param said the message for any other value */
export const IsInstant =
  (said: { message: string }): PropertyDecorator =>
  (target, name) => {
    IsISO8601({ strict: true, strictSeparator: true }, said)(target, name as string);
    Matches(WITH_OFFSET, said)(target, name as string);
  };

/** Requires a mail address; `parseMailAddress` returns it in its stored form. @param said the message for any other value */
export const IsMail = (said: { message: string }): PropertyDecorator =>
  ValidateBy({ name: 'isMail', validator: { validate: isMailAddress } }, said);

const bilingualOf = (message: string): Bilingual => {
  const [ja, en] = message.split(SEPARATOR);
  return ja !== undefined && en !== undefined ? { ja, en } : INVALID;
};

/** The class of a request. A `closed` contract refuses unknown fields; others ignore them. */
export interface Contract<Request extends object> {
  new (): Request;
  readonly closed?: boolean;
  /** Names under which the wire reports errors, by field, where they differ. */
  readonly reportedUnder?: Readonly<Record<string, string>>;
}

/** The fields of a contract; true for one that may be a list or an object. */
type Fields = ReadonlyMap<string, boolean>;

const STRUCTURED = /^(isArray|array|isObject)/;
const fieldsByContract = new WeakMap<Contract<object>, Fields>();

/** Returns the fields that have a rule in a contract or in a class that it extends. */
const fieldsOf = (contract: Contract<object>): Fields => {
  const cachedFields = fieldsByContract.get(contract);
  if (cachedFields) return cachedFields;
  const fields = new Map<string, boolean>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(contract, '', false, false)) {
    const isStructured = rule.each || STRUCTURED.test(rule.name ?? '');
    fields.set(rule.propertyName, isStructured || fields.get(rule.propertyName) === true);
  }
  fieldsByContract.set(contract, fields);
  return fields;
};

/** Matches NUL, which PostgreSQL refuses, and lone surrogates, which have no UTF-8 form. */
const UNSTORABLE_TEXT = /[\0\p{Surrogate}]/u;

/** Returns true when no column can store a value, or an item of a list. Objects have their own contracts. */
const isUnstorable = (value: unknown): boolean => {
  if (typeof value === 'string') return UNSTORABLE_TEXT.test(value);
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return Array.isArray(value) && value.some(isUnstorable);
};

const isUnacceptable = (value: unknown, isStructured: boolean): boolean =>
  isUnstorable(value) || (!isStructured && typeof value === 'object' && value !== null);

/** Replaces each text without visible characters by '', so that every rule treats it as an empty field. */
const clearInvisibleText = (value: unknown): unknown => {
  if (typeof value === 'string') return keepVisibleText(value);
  return Array.isArray(value) ? value.map(clearInvisibleText) : value;
};

const invalid = (names: readonly string[]): FieldErrors => Object.fromEntries(names.map((name) => [name, [INVALID]]));

const errorsOf = (failures: readonly ValidationError[], reportedName: (name: string) => string): FieldErrors =>
  Object.fromEntries(
    failures.map((failure) => [
      reportedName(failure.property),
      [bilingualOf(Object.values(failure.constraints ?? {})[0] ?? '')],
    ]),
  );

/**
 * Parses a request by its contract. Only fields that the contract names are read. A text without visible characters becomes ''.
 *
 * @throws RefusedError 400 with a message under each invalid field
 */
export const parseRequest = <Request extends object>(contract: Contract<Request>, payload: object): Request => {
  const fields = fieldsOf(contract);
  const request = new contract();
  const unacceptable: string[] = [];
  for (const [name, isStructured] of fields) {
    if (!Object.hasOwn(payload, name)) continue;
    const value = (payload as Record<string, unknown>)[name];
    if (isUnacceptable(value, isStructured)) unacceptable.push(name);
    else Object.assign(request, { [name]: clearInvisibleText(value) });
  }
  const unknown = contract.closed ? Object.keys(payload).filter((name) => !fields.has(name)) : [];
  const failures = validateSync(request, { forbidUnknownValues: false, stopAtFirstError: true });
  const reportedName = (name: string): string => contract.reportedUnder?.[name] ?? name;
  // An unacceptable value counts as missing here. If the field's rule then fails, its message is the better one.
  if (failures.length + unacceptable.length + unknown.length > 0)
    throw new RefusedError(400, {
      ...invalid(unacceptable.map(reportedName)),
      ...errorsOf(failures, reportedName),
      ...invalid(unknown),
    });
  return request;
};
