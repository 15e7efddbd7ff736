import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Language, languageOf } from '../../../kernel/languages.js';
import { toShownText } from '../../../kernel/visible-text.js';
import { type Contract, parseRequest } from '../../http/contract.js';
import { fieldError, INVALID, RefusedError } from '../../http/envelope.js';
import { parsePayload, textOfBody } from '../../http/form.js';
import type { OperatorRequest } from '../access/operator.guard.js';
import type { Operator } from '../access/operator.js';
import { permissionOf } from '../access/permission.js';
import { CHOOSE_CODE } from './command.contract.js';
import { type ReasonCode, reasonCodesOf } from './reason-codes.shared.js';

/** What every command's contract says, however it is sent. */
interface Reasoned {
  readonly reason?: string;
  readonly reason_code?: ReasonCode | null;
  readonly version?: number | string | null;
}

/** Under the same key, the same content is the same command. */
export interface CommandKey {
  /** Made by the client. */
  readonly key: string;
  /** All that was asked for; only its keyed hash is kept, since it may hold a password. */
  readonly content: string;
}

/** What an operator asks for. */
export interface OperatorCommand<Request extends object = object> {
  readonly operator: Operator;
  /** As the operators' API names it, `members`. */
  readonly resource: string;
  /** As the operators' API names it, `ban`. */
  readonly name: string;
  /** Of what it is about, as it comes from outside; '' for what is not there yet. */
  readonly id: string;
  readonly request: Request;
  readonly reason: string;
  /** The same in a word; null where none is said and no value moves. */
  readonly reasonCode: ReasonCode | null;
  /** The one that the operator looked at; null: whichever it is. */
  readonly version: number | null;
  readonly key: CommandKey | null;
  /** In which a refusal is told. */
  readonly language: Language;
  /** The operator has shown in the last ten minutes, in this session, who they are. */
  readonly isConfirmed: boolean;
}

const KEY = /^[\w-]{8,64}$/;

const keyOf = ({ headers, method, url, body }: OperatorRequest): CommandKey | null => {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new RefusedError(400, fieldError('idempotency_key', INVALID));
  const content = Buffer.isBuffer(body) ? createHash('sha256').update(body).digest('hex') : body;
  return { key, content: `${method} ${url}\n${typeof content === 'string' ? content : ''}` };
};

/**
 * The code of a command; where value moves and none is said, it is `other`: a reason in words is all that the wire asks for.
 *
 * @throws RefusedError 400 where it is none of the command's own
 */
const codeOf = (resource: string, command: string, code: ReasonCode | null): ReasonCode | null => {
  const { codes, isRequired } = reasonCodesOf(resource, command);
  if (code === null) return isRequired ? 'other' : null;
  if (!codes.includes(code)) throw new RefusedError(400, fieldError('reason_code', CHOOSE_CODE));
  return code;
};

const commandOf = <Request extends object>(
  asked: OperatorRequest,
  contract: Contract<Request>,
  payload: object,
): OperatorCommand<Request> => {
  const { operator, method, routeOptions, params, headers } = asked;
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
    key: keyOf(asked),
    language: languageOf(headers['accept-language']),
    isConfirmed: operator.confirmed,
  };
};

type Asks = Contract<object>;

const requestOf = (context: ExecutionContext): OperatorRequest => context.switchToHttp().getRequest<OperatorRequest>();

/** Parameter: the command that the body holds, as its contract describes it; its route must be `@ForOperators()`. */
export const Commanded = createParamDecorator((contract: Asks, context: ExecutionContext): OperatorCommand => {
  const asked = requestOf(context);
  return commandOf(asked, contract, parsePayload(textOfBody(asked.body)));
});

/** Parameter: the command that the query holds, for a route whose body is a file. */
export const CommandedByQuery = createParamDecorator((contract: Asks, context: ExecutionContext): OperatorCommand => {
  const asked = requestOf(context);
  return commandOf(asked, contract, asked.query as object);
});
