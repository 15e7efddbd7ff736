import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { languageOf } from '../../../kernel/languages.js';
import { BusyError } from '../../concurrency/batcher.js';
import { KeyReusedError } from '../../store/response.js';
import type { CsrfTokens } from '../access/csrf-token.js';
import type { ContextRequest } from '../requests/request-context.js';
import { type Envelope, httpStatusOf, localizeEnvelope, RefusedError } from './envelope.js';

const BUSY_RETRY_SECONDS = 1;

const refusalOf = (error: unknown): RefusedError => {
  if (error instanceof RefusedError) return error;
  if (error instanceof KeyReusedError) return new RefusedError(403);
  if (error instanceof BusyError) return new RefusedError(429, {}, BUSY_RETRY_SECONDS);
  const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode;
  if (status === 404) return new RefusedError(404);
  if (status === 429) return new RefusedError(429, {}, BUSY_RETRY_SECONDS);
  if (status !== undefined && status >= 400 && status < 500) return new RefusedError(400);
  return new RefusedError(500);
};

/** Converts an error to an envelope. Server errors are logged, and their response has no details. */
@Catch()
export class EnvelopeFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  constructor(private readonly csrfTokens: CsrfTokens) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<ContextRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = refusalOf(error);
    if (refusal.state === 500) this.log.error(error);
    const envelope: Envelope = { state: refusal.state, errors: refusal.errors };
    const language = request.context?.language ?? languageOf(request.headers['accept-language']);
    const pair =
      request.method === 'POST' && request.context ? { csrf: this.csrfTokens.issue(request.context.sessionId) } : {};
    if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
    reply
      .status(httpStatusOf(refusal.state))
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify({ ...localizeEnvelope(envelope, language), ...pair }));
  }
}
