import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../kernel/languages.js';
import type { CommandResponse, IdempotencyKey } from '../../store/response.js';
import { setCookie } from '../access/cookies.js';
import { type CsrfTokens, sessionIdOf } from '../access/csrf-token.js';
import { type AnyEnvelope, localizeEnvelope, RefusedError } from '../responses/envelope.js';
import { type Contract, parseRequest } from './contract.js';
import { parsePayload } from './form.js';

/** Member, session and language of a request. */
export class RequestContext {
  private made: { token: string; sessionId: string } | undefined;

  /**
   * @param memberId null for a visitor who is not logged in
   * @param newToken creates a visitor's session and sends its cookie; called when a session is needed and there is none
   */
  constructor(
    readonly language: Language,
    readonly memberId: string | null,
    cookie: string | undefined,
    private readonly newToken: () => string,
    /** False when an overdue deadline of the member could not be settled. */
    readonly isSettled = true,
  ) {
    if (cookie !== undefined) this.made = { token: cookie, sessionId: sessionIdOf(cookie) };
  }

  /** The secret token of the session. Only log-in may use it, to derive the next one. */
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

/** A request with the context that the guard has attached for the controller. */
export interface ContextRequest extends FastifyRequest {
  context?: RequestContext;
  write?: WriteRequest;
}

/** A write: its payload and its idempotency key, under which its response is stored. */
export class WriteRequest {
  readonly payloadHash: string;
  private parsed: Record<string, unknown> | undefined;

  constructor(
    readonly context: RequestContext,
    /** Idempotency key of the CSRF token; it is the id of this write's command. */
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

  /** Parses the payload by a contract. @throws RefusedError 400 with messages under the fields */
  parse<Request extends object>(contract: Contract<Request>): Request {
    return parseRequest(contract, this.payload);
  }

  /** Renders the response with a new CSRF token for `sessionId`. After log-in the session differs from the request's. */
  render(envelope: AnyEnvelope, sessionId = this.context.sessionId): CommandResponse {
    const csrf = this.csrfTokens.issue(sessionId);
    const body = JSON.stringify({ ...localizeEnvelope(envelope, this.context.language), csrf });
    return { state: envelope.state, body, storedBody: this.csrfTokens.mask(body, csrf) };
  }

  /** Returns true when a response is stored in the database. Refusals to visitors are not: there is no limit to them. */
  readonly isKept = ({ state }: CommandResponse): boolean => this.context.memberId !== null || state < 400;

  /** Returns the idempotency key under which a command stores its response in its own transaction. */
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

/** Injects the request context as a parameter. @throws Error on an `@Open()` route */
export const CurrentContext = createParamDecorator((_: unknown, execution: ExecutionContext): RequestContext => {
  const { context } = requestOf(execution);
  if (!context) throw new Error('this route looks up no session');
  return context;
});

/** Injects the write as a parameter. @throws Error on a route that does not write */
export const Write = createParamDecorator((_: unknown, context: ExecutionContext): WriteRequest => {
  const { write } = requestOf(context);
  if (!write) throw new Error('this route is no write');
  return write;
});

/** A deadline that could not be settled is retried after this time at the earliest. */
const RETRY_SECONDS = 60;

/**
 * Returns the member of a request context, for a write that depends on the member's settled deadlines. Reads need not wait,
 * because the rules compare with the clock.
 *
 * @throws RefusedError 429 when an overdue deadline could not be settled
 */
export const settledMemberOf = (context: RequestContext): string => {
  if (!context.isSettled) throw new RefusedError(429, {}, RETRY_SECONDS);
  return memberOf(context);
};

/** Returns the member of a request context on a `@ForMembers()` route. @throws Error on a route that admits visitors */
export const memberOf = (context: RequestContext): string => {
  if (context.memberId === null) throw new Error('this route is open to visitors');
  return context.memberId;
};

export const SESSION_COOKIE = 'oripa_session';

/** Sets the session's cookie. With `maxAgeSeconds` it outlives the browser. */
export const setSessionCookie = (reply: FastifyReply, token: string, maxAgeSeconds?: number): void => {
  const lasting = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
  setCookie(reply, SESSION_COOKIE, token, { sameSite: 'lax', path: '/', ...lasting });
};
