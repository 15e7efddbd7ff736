import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { catchError, from, map, mergeMap, type Observable, of } from 'rxjs';
import { languageOf } from '../../../kernel/languages.js';
import type { Clock } from '../../../kernel/time.js';
import {
  type CommandResponse,
  KeyReusedError,
  replay,
  type StoredResponse,
  storedBodyOf,
} from '../../store/response.js';
import type { CsrfTokens } from '../access/csrf-token.js';
import type { ContextRequest, WriteRequest } from '../requests/request-context.js';
import { type AnyEnvelope, type Bytes, httpStatusOf, localizeEnvelope, RefusedError } from './envelope.js';
import { READ_BY_POST } from './read-by-post.js';
import type { ReadCache } from './read-cache.js';
import { RecentResponses } from './recent-responses.js';

/** Final states of a write; after any other it may be retried with the same CSRF token. */
const FINAL = new Set([200, 204, 400, 404]);

const SAVE = `insert into store.answers (key, payload_hash, state, body, created_at) values ($1, $2, $3, $4, $5)
  on conflict (key) do nothing returning key`;
const FIND = 'select key, payload_hash as "payloadHash", state, body from store.answers where key = $1';

/** Memory for responses to reads that are sent as writes. */
const RECENT_BYTES = 16 * 1_048_576;

/** A response that is sent unchanged. */
type Ready = CommandResponse | Bytes;

const isBytes = (result: AnyEnvelope | Ready): result is Bytes => Buffer.isBuffer((result as Bytes).body);

const isReady = (result: AnyEnvelope | Ready): result is Ready =>
  isBytes(result) || typeof (result as CommandResponse).body === 'string';

/**
 * Sends the result of a controller, and stores responses to writes. Thus every CSRF token allows one write, and a repeated write
 * gets the same bytes. A command has already stored its response in its own transaction. Responses to reads sent as writes,
 * and refusals of visitors' writes, are held in memory only, so that they cannot fill the disk.
 */
@Injectable()
export class StoredResponseInterceptor implements NestInterceptor {
  private readonly recent = new RecentResponses(RECENT_BYTES);

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly cache: ReadCache,
    private readonly reflector: Reflector,
    private readonly csrfTokens: CsrfTokens,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<AnyEnvelope | Ready>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<ContextRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (!request.write) {
      const { generation } = this.cache;
      return next.handle().pipe(
        map((result: AnyEnvelope | Ready | undefined) => {
          // The controller has sent the response itself.
          if (result === undefined) return undefined;
          if (isBytes(result)) this.cacheRead(request, result, generation);
          return this.send(result, request, reply);
        }),
      );
    }
    const { write } = request;
    const earlier = this.recent.find(write.key, write.payloadHash);
    if (earlier) return of(this.send(earlier, request, reply));
    const isRead = this.reflector.get<boolean | undefined>(READ_BY_POST, context.getHandler()) === true;
    return next.handle().pipe(
      catchError((error) => {
        // A final refusal of a write is stored like any response; other errors go to the exception filter.
        if (error instanceof RefusedError && FINAL.has(error.state))
          return from([{ state: error.state, errors: error.errors }]);
        throw error;
      }),
      mergeMap(async (result) => this.send(await this.respondTo(write, result, isRead), request, reply)),
    );
  }

  private send(result: AnyEnvelope | Ready, request: ContextRequest, reply: FastifyReply): unknown {
    if (Array.isArray(result)) return result;
    reply.status(httpStatusOf(result.state));
    if (isReady(result)) {
      reply.header('content-type', 'application/json; charset=utf-8');
      return isBytes(result) ? result.body : this.csrfTokens.unmask(result.body);
    }
    return localizeEnvelope(result, request.context?.language ?? 'ja');
  }

  private cacheRead({ url, headers, context }: ContextRequest, response: Bytes, generation: number): void {
    if (context?.memberId) return;
    this.cache.keep(url, languageOf(headers['accept-language']), response, context !== undefined, generation);
  }

  /** Returns the response to a write, which a repetition of the write will get again. */
  private async respondTo(write: WriteRequest, result: AnyEnvelope | Ready, isRead: boolean): Promise<Ready> {
    if (isBytes(result)) return result;
    const response = isReady(result) ? result : write.render(result);
    if (!FINAL.has(response.state)) return response;
    if (isRead || !write.isKept(response)) return this.remember(write, response);
    // A command has stored its own response.
    return isReady(result) ? response : this.keep(write, response);
  }

  private async keep(write: WriteRequest, response: CommandResponse): Promise<CommandResponse> {
    const { rowCount } = await this.pool.query({
      name: 'answers-keep',
      text: SAVE,
      values: [write.key, write.payloadHash, response.state, storedBodyOf(response), this.clock.now()],
    });
    if (rowCount === 1) return response;
    const earlier = await this.find(write);
    if (!earlier) throw new KeyReusedError();
    return earlier;
  }

  private async remember(write: WriteRequest, response: CommandResponse): Promise<CommandResponse> {
    // The token may have been used for a write before.
    const earlier = await this.find(write);
    return earlier ?? this.recent.keep(write.key, write.payloadHash, response);
  }

  /** Finds the stored response of a write. @throws KeyReusedError when the token was used for another write */
  private async find({ key, payloadHash }: WriteRequest): Promise<CommandResponse | undefined> {
    const { rows } = await this.pool.query<StoredResponse>({ name: 'answers-find', text: FIND, values: [key] });
    return rows[0] && replay(rows[0], payloadHash);
  }
}
