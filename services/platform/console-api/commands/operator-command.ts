import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Language, languageOf } from '../../../kernel/languages.js';
import { toShownText } from '../../../kernel/visible-text.js';
import { type Contract, parseRequest } from '../../http/requests/contract.js';
import { parsePayload, readBodyText } from '../../http/requests/form.js';
import { buildFieldError, INVALID, RefusedError } from '../../http/responses/envelope.js';
import type { OperatorRequest } from '../access/operator.guard.js';
import type { Operator } from '../access/operator.js';
import { permissionOf } from '../access/permission.js';
import { CHOOSE_CODE } from './command.contract.js';
import { type ReasonCode, reasonCodesOf } from './reason-codes.shared.js';

/** The common fields of every command's contract. */
interface Reasoned {
  readonly reason?: string;
  readonly reason_code?: ReasonCode | null;
  readonly version?: number | string | null;
}

/** The idempotency key of a command and the content it was sent with. */
export interface CommandKey {
  /** Chosen by the client. */
  readonly key: string;
  /** The whole request. Only its keyed hash is stored, since it may contain a password. */
  readonly content: string;
}

/** A command as an operator sent it. */
export interface OperatorCommand<Request extends object = object> {
  readonly operator: Operator;
  /** The name in the operators' API, such as `members`. */
  readonly resource: string;
  /** The name in the operators' API, such as `ban`. */
  readonly name: string;
  /** The unchecked id of the object; '' for a new one. */
  readonly id: string;
  readonly request: Request;
  readonly reason: string;
  /** The category of the reason; null if none is sent and no value moves. */
  readonly reasonCode: ReasonCode | null;
  /** The version that the operator saw; null for any. */
  readonly version: number | null;
  readonly key: CommandKey | null;
  /** The language of refusals. */
  readonly language: Language;
  /** True if the operator has confirmed their identity in this session within ten minutes. */
  readonly isConfirmed: boolean;
}

const KEY = /^[\w-]{8,64}$/;

const keyOf = ({ headers, method, url, body }: OperatorRequest): CommandKey | null => {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new RefusedError(400, buildFieldError('idempotency_key', INVALID));
  const content = Buffer.isBuffer(body) ? createHash('sha256').update(body).digest('hex') : body;
  return { key, content: `${method} ${url}\n${typeof content === 'string' ? content : ''}` };
};

/**
 * Returns the category of a command's reason. If value moves it defaults to `other`, because the wire requires only the reason.
 *
 * @throws RefusedError 400 if the category is not in the command's list
 */
const codeOf = (resource: string, command: string, code: ReasonCode | null): ReasonCode | null => {
  const { codes, isRequired } = reasonCodesOf(resource, command);
  if (code === null) return isRequired ? 'other' : null;
  if (!codes.includes(code)) throw new RefusedError(400, buildFieldError('reason_code', CHOOSE_CODE));
  return code;
};

const commandOf = <Request extends object>(
  httpRequest: OperatorRequest,
  contract: Contract<Request>,
  payload: object,
): OperatorCommand<Request> => {
  const { operator, method, routeOptions, params, headers } = httpRequest;
  if (!operator) throw new Error('this route is not for operators');
  const [resource = '', ...name] = permissionOf({ method, path: (routeOptions.url ?? '').slice(1) }).split('.');
  const request = parseRequest(contract, payload);
  const { reason = '', reason_code = null, version = null } = request as Reasoned;
  const command = name.join('.');
  return {
    operator,
    resource,
    name: command,
    id: Object.values(params as Record<string, string>)[0] ?? '',
    request,
    reason: toShownText(reason),
    reasonCode: codeOf(resource, command, reason_code),
    version: version === null ? null : Number(version),
    key: keyOf(httpRequest),
    language: languageOf(headers['accept-language']),
    isConfirmed: operator.confirmed,
  };
};

type Asks = Contract<object>;

const requestOf = (context: ExecutionContext): OperatorRequest => context.switchToHttp().getRequest<OperatorRequest>();

/** Parameter: the command that the body holds, as its contract describes it; its route must be `@ForOperators()`. */
export const Commanded = createParamDecorator((contract: Asks, context: ExecutionContext): OperatorCommand => {
  const httpRequest = requestOf(context);
  return commandOf(httpRequest, contract, parsePayload(readBodyText(httpRequest.body)));
});

/** Parameter: the command that the query holds, for a route whose body is a file. */
export const CommandedByQuery = createParamDecorator((contract: Asks, context: ExecutionContext): OperatorCommand => {
  const httpRequest = requestOf(context);
  return commandOf(httpRequest, contract, httpRequest.query as object);
});
