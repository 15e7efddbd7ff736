import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../kernel/languages.js';
import type { CommandResponse, IdempotencyKey } from '../../store/response.js';
import { setCookie } from '../access/cookies.js';
import { type CsrfTokens, sessionIdOf } from '../access/csrf-token.js';
import { type AnyEnvelope, localizeEnvelope, RefusedError } from '../responses/envelope.js';
import { type Contract, parseRequest } from './contract.js';
import { parsePayload } from './form.js';

/** Who asks, in which session and language. */
export class RequestContext {
  private made: { token: string; sessionId: string } | undefined;

  /**
   * @param memberId null for a visitor who is not logged in
   * @param newToken makes a visitor's session and sends its cookie; asked when a session is needed and there is none
   */
  constructor(
    readonly language: Language,
    readonly memberId: string | null,
    cookie: string | undefined,
    private readonly newToken: () => string,
    /** False when something of the member is due and could not be settled. */
    readonly isSettled = true,
  ) {
    if (cookie !== undefined) this.made = { token: cookie, sessionId: sessionIdOf(cookie) };
  }

  /** The secret behind the session; only log-in may use it, to make the next one. */
  get token(): string {
    return this.session().token;
  }

  get sessionId(): string {
    return this.session().sessionId;
  }

  private session(): { token: string; sessionId: string } {
    if (this.made) return this.made;
    const token = this.newToken();
    this.made = { token, sessionId: sessionIdOf(token) };
    return this.made;
  }
}

/** A request as the guard leaves it for the controller. */
export interface ContextRequest extends FastifyRequest {
  context?: RequestContext;
  write?: WriteRequest;
}

/** A write: its payload, its key, and the slot that its answer goes into. */
export class WriteRequest {
  readonly payloadHash: string;
  private parsed: Record<string, unknown> | undefined;

  constructor(
    readonly context: RequestContext,
    /** The anti-forgery value's key: the command id of what this write does. */
    readonly key: string,
    private readonly json: string | null,
    path: string,
    private readonly csrfTokens: CsrfTokens,
  ) {
    this.payloadHash = csrfTokens.payloadHashOf(path, json);
  }

  get payload(): Record<string, unknown> {
    this.parsed ??= parsePayload(this.json);
    return this.parsed;
  }

  /** @throws RefusedError 400 with messages under the fields */
  parse<Request extends object>(contract: Contract<Request>): Request {
    return parseRequest(contract, this.payload);
  }

  /** The answer as it is sent, with a fresh pair of `sessionId`, which after log-in is another than the request's. */
  render(envelope: AnyEnvelope, sessionId = this.context.sessionId): CommandResponse {
    const csrf = this.csrfTokens.issue(sessionId);
    const body = JSON.stringify({ ...localizeEnvelope(envelope, this.context.language), csrf });
    return { state: envelope.state, body, storedBody: this.csrfTokens.hide(body, csrf) };
  }

  /** Whether an answer is worth a row: visitors could have as many refusals as they like. */
  readonly isKept = ({ state }: CommandResponse): boolean => this.context.memberId !== null || state < 400;

  /** The slot that a command keeps its answer in, in its own transaction. */
  idempotencyKey<Outcome>(envelopeOf: (outcome: Outcome) => AnyEnvelope, sessionId?: string): IdempotencyKey<Outcome> {
    return {
      key: this.key,
      payloadHash: this.payloadHash,
      render: (outcome) => this.render(envelopeOf(outcome), sessionId),
      isKept: this.isKept,
    };
  }
}

const requestOf = (context: ExecutionContext): ContextRequest => context.switchToHttp().getRequest<ContextRequest>();

/** Parameter: who asks; its route must not be `@Open()`. */
export const CurrentContext = createParamDecorator((_: unknown, execution: ExecutionContext): RequestContext => {
  const { context } = requestOf(execution);
  if (!context) throw new Error('this route looks up no session');
  return context;
});

/** Parameter: the write. */
export const Write = createParamDecorator((_: unknown, context: ExecutionContext): WriteRequest => {
  const { write } = requestOf(context);
  if (!write) throw new Error('this route is no write');
  return write;
});

/** When what could not be settled is tried again at the soonest. */
const RETRY_SECONDS = 60;

/**
 * The member of a request context for a write that goes by all that was due before.
 *
 * @throws RefusedError 429 when something could not be settled; the rules look at the clock, so reads need not wait
 */
export const settledMemberOf = (context: RequestContext): string => {
  if (!context.isSettled) throw new RefusedError(429, {}, RETRY_SECONDS);
  return memberOf(context);
};

/** The member of a request context that the guard has let through `@ForMembers()`. */
export const memberOf = (context: RequestContext): string => {
  if (context.memberId === null) throw new Error('this route is open to visitors');
  return context.memberId;
};

export const SESSION_COOKIE = 'oripa_session';

/** Sets the session's cookie; it outlives the browser when `maxAgeSeconds` is given. */
export const setSessionCookie = (reply: FastifyReply, token: string, maxAgeSeconds?: number): void => {
  const lasting = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
  setCookie(reply, SESSION_COOKIE, token, { sameSite: 'lax', path: '/', ...lasting });
};
