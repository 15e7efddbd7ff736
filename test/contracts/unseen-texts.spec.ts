import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { UNSEEN_TEXTS } from '../../services/kernel/unseen-texts.fixture.js';
import { type Contract, parseRequest } from '../../services/platform/http/requests/contract.js';
import type { RefusedError } from '../../services/platform/http/responses/envelope.js';

const contracts = new Map<string, Contract<object>>();

beforeAll(async () => {
  const paths = readdirSync('services', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.contract.ts'),
  );
  for (const path of paths) {
    const exported = (await import(`../../services/${path}`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'function' && fieldsOf(value as Contract<object>).length > 0)
        contracts.set(`${name} (${path})`, value as Contract<object>);
  }
});

const fieldsOf = (contract: Contract<object>): string[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(contract, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
];

interface Judged {
  readonly taken?: unknown;
  readonly refused?: unknown;
}

/** Ids and codes that the handler looks up; an empty one is refused there like any other unknown one. */
const LOOKED_UP = [
  'AgreeToTextRequest.name',
  'AppendPaymentRequest.token',
  'CancelPaymentRequest.payment_id',
  'ConfirmOtpRequest.otp',
  'GiveBirthdayRequest.birthday',
  'LinkSiteRequest.site_id',
  'ShareCardRequest.history_id',
];

const messagesOf = ({ refused }: Judged): unknown => refused ?? null;

/** Validates one field of a contract without the others. Returns its messages, or the accepted value. */
const judged = (contract: Contract<object>, field: string, ...args: readonly unknown[]): Judged => {
  const fieldName = contract.reportedUnder?.[field] ?? field;
  const payload = args.length > 0 ? { [field]: args[0] } : {};
  try {
    return { taken: (parseRequest(contract, payload) as Record<string, unknown>)[field] };
  } catch (error) {
    const { errors } = error as RefusedError;
    return { refused: Object.hasOwn(errors, fieldName) ? errors[fieldName] : null };
  }
};

describe('every field of every contract', () => {
  it('finds the contracts', () => {
    expect(contracts.size).toBeGreaterThan(80);
  });

  // Half a surrogate pair and NUL are refused before any rule.
  it.each(UNSEEN_TEXTS.filter(([, text]) => !/\p{Surrogate}/u.test(text)))('treats %s as an empty field', (_, text) => {
    for (const [name, contract] of contracts)
      for (const field of fieldsOf(contract)) {
        const where = `${name}.${field}`;
        expect({ where, ...judged(contract, field, text) }).toEqual({
          where,
          ...judged(contract, field, ''),
        });
        expect({ where, ...judged(contract, field, [text]) }).toEqual({
          where,
          ...judged(contract, field, ['']),
        });
      }
  });

  it('refuses an empty text in a required field', () => {
    const lenient: string[] = [];
    for (const [name, contract] of contracts)
      for (const field of fieldsOf(contract)) {
        const isRequired = messagesOf(judged(contract, field)) !== null;
        if (isRequired && messagesOf(judged(contract, field, '')) === null)
          lenient.push(`${name.split(' ')[0]}.${field}`);
      }
    expect(lenient.toSorted()).toEqual(LOOKED_UP);
  });
});
