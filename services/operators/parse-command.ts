import { Matches, MaxLength } from 'class-validator';
import { type Contract, parseRequest, says } from '../platform/http/contract.js';
import { type FieldErrors, RefusedError } from '../platform/http/envelope.js';
import { parsePayload, textOfBody } from '../platform/http/form.js';

const SAY_WHY = says('理由を1〜500文字で入力してください。', 'Give the reason, in 1 to 500 characters.');

class Reasoned {
  @Matches(/\S/, SAY_WHY)
  @MaxLength(500, SAY_WHY)
  reason!: string;
}

const errorsOf = (contract: Contract<object>, payload: object): FieldErrors => {
  try {
    parseRequest(contract, payload);
    return {};
  } catch (error) {
    if (error instanceof RefusedError) return error.errors;
    throw error;
  }
};

const payloadOf = (body: unknown): object => parsePayload(textOfBody(body));

/**
 * A body of the operators' API that needs no reason.
 *
 * @throws RefusedError 400 with messages under the fields
 */
export const parseBody = <Request extends object>(body: unknown, contract: Contract<Request>): Request =>
  parseRequest(contract, payloadOf(body));

/**
 * The body of a command: as its contract describes it, and the reason, which every command needs.
 *
 * @throws RefusedError 400 with messages under the fields
 */
export const parseCommand = <Request extends object>(
  body: unknown,
  contract: Contract<Request>,
): Request & { readonly reason: string } => {
  const payload = payloadOf(body);
  const errors = { ...errorsOf(contract, payload), ...errorsOf(Reasoned, payload) };
  if (Object.keys(errors).length > 0) throw new RefusedError(400, errors);
  return Object.assign(parseRequest(contract, payload), { reason: parseRequest(Reasoned, payload).reason.trim() });
};
