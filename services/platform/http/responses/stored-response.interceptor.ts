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

/** States that answer a write for good; after the others it may be tried again with the same value. */
const FINAL = new Set([200, 204, 400, 404]);

const SAVE = `insert into store.answers (key, payload_hash, state, body, created_at) values ($1, $2, $3, $4, $5)
  on conflict (key) do nothing returning key`;
const FIND = 'select key, payload_hash as "payloadHash", state, body from store.answers where key = $1';

/** Of answers to reads that are sent as writes, in memory. */
const RECENT_BYTES = 16 * 1_048_576;

/** What is sent as it is. */
type Ready = CommandResponse | Bytes;

const isBytes = (result: AnyEnvelope | Ready): result is Bytes => Buffer.isBuffer((result as Bytes).body);

const isReady = (result: AnyEnvelope | Ready): result is Ready =>
  isBytes(result) || typeof (result as CommandResponse).body === 'string';

/**
 * Sends what a controller returns. A command has kept its answer itself, in its own transaction; any other answer to a
 * write is kept here, so that every value carries one write and the same write always gets the same bytes. An answer to
 * a read that is sent as a write, and one that refuses a write of a visitor not logged in, is remembered for a while,
 * and never fills the disk.
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
          // Its controller has sent it.
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
        // A refusal of a write is an answer like any other and is kept; the rest is the exception filter's.
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
      return isBytes(result) ? result.body : this.csrfTokens.open(result.body);
    }
    return localizeEnvelope(result, request.context?.language ?? 'ja');
  }

  private cacheRead({ url, headers, context }: ContextRequest, response: Bytes, generation: number): void {
    if (context?.memberId) return;
    this.cache.keep(url, languageOf(headers['accept-language']), response, context !== undefined, generation);
  }

  /** What the write is answered, and will be again when it is sent again. */
  private async respondTo(write: WriteRequest, result: AnyEnvelope | Ready, isRead: boolean): Promise<Ready> {
    if (isBytes(result)) return result;
    const response = isReady(result) ? result : write.render(result);
    if (!FINAL.has(response.state)) return response;
    if (isRead || !write.isKept(response)) return this.remember(write, response);
    // A command has kept its own.
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
    // Its value may have carried a write.
    const earlier = await this.find(write);
    return earlier ?? this.recent.keep(write.key, write.payloadHash, response);
  }

  /** @throws KeyReusedError when the value has carried another write */
  private async find({ key, payloadHash }: WriteRequest): Promise<CommandResponse | undefined> {
    const { rows } = await this.pool.query<StoredResponse>({ name: 'answers-find', text: FIND, values: [key] });
    return rows[0] && replay(rows[0], payloadHash);
  }
}
