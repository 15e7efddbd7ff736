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

/** A message in both languages, as class-validator's `message` option takes it. */
export const withMessage = (ja: string, en: string): { message: string } => ({ message: `${ja}${SEPARATOR}${en}` });

/** With its offset: else nobody knows when it is. */
const WITH_OFFSET = /T.*(Z|[+-]\d\d:?\d\d)$/;

/** A field that is an instant, `2026-01-31T12:00:00+09:00`. @param said where it is none */
export const IsInstant =
  (said: { message: string }): PropertyDecorator =>
  (target, name) => {
    IsISO8601({ strict: true, strictSeparator: true }, said)(target, name as string);
    Matches(WITH_OFFSET, said)(target, name as string);
  };

/** A field that is a mail address; `parseMailAddress` gives it as the shop keeps it. @param said where it is none */
export const IsMail = (said: { message: string }): PropertyDecorator =>
  ValidateBy({ name: 'isMail', validator: { validate: isMailAddress } }, said);

const bilingualOf = (message: string): Bilingual => {
  const [ja, en] = message.split(SEPARATOR);
  return ja !== undefined && en !== undefined ? { ja, en } : INVALID;
};

/** The class of a request; `closed` ones refuse fields they do not know, the others ignore them. */
export interface Contract<Request extends object> {
  new (): Request;
  readonly closed?: boolean;
  /** Fields whose errors the wire tells under another name, by the field's own. */
  readonly reportedUnder?: Readonly<Record<string, string>>;
}

/** A field of a contract, and whether it may be a list or an object. */
type Fields = ReadonlyMap<string, boolean>;

const STRUCTURED = /^(isArray|array|isObject)/;
const fieldsByContract = new WeakMap<Contract<object>, Fields>();

/** The fields that the rules of a contract, or of a class that it extends, are about. */
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

/** NUL, which PostgreSQL does not take, or half a letter, which has no UTF-8 form. */
const UNSTORABLE_TEXT = /[\0\p{Surrogate}]/u;

/** Whether a value, or one of its list, is what nobody can mean and no column can keep. An object has a contract of its own. */
const isUnstorable = (value: unknown): boolean => {
  if (typeof value === 'string') return UNSTORABLE_TEXT.test(value);
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return Array.isArray(value) && value.some(isUnstorable);
};

const isUnacceptable = (value: unknown, isStructured: boolean): boolean =>
  isUnstorable(value) || (!isStructured && typeof value === 'object' && value !== null);

/** Replaces each text of which nobody sees anything by '': every rule then treats it as it treats an empty field. */
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
 * The request as its contract describes it. Only the fields that the contract names are looked at. A text of which
 * nobody sees anything arrives as ''.
 *
 * @throws RefusedError 400 with a message under each field that is wrong
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
  // What was unfit is missing now: where a rule says what is wanted instead, its words are the better ones.
  if (failures.length + unacceptable.length + unknown.length > 0)
    throw new RefusedError(400, {
      ...invalid(unacceptable.map(reportedName)),
      ...errorsOf(failures, reportedName),
      ...invalid(unknown),
    });
  return request;
};
