import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { catchError, from, mergeMap, type Observable } from 'rxjs';
import type { Clock } from '../../kernel/time.js';
import { type Answer, KeyReusedError, replay, type StoredAnswer } from '../store/answer.js';
import { type Envelope, httpStatusOf, inLanguage, RefusedError } from './envelope.js';
import type { VisitedRequest, WriteRequest } from './visit.js';

/** States that answer a write for good; after the others it may be tried again with the same value. */
const FINAL = new Set([200, 204, 400, 404]);

const SAVE = `insert into store.answers (key, payload_hash, state, body, created_at) values ($1, $2, $3, $4, $5)
  on conflict (key) do nothing returning key`;
const FIND = 'select key, payload_hash as "payloadHash", state, body from store.answers where key = $1';

const isAnswer = (result: Envelope | Answer): result is Answer => typeof (result as Answer).body === 'string';

/**
 * Sends what a controller returns. A command has kept its answer itself, in its own transaction; any other answer to a
 * write is kept here, so that every value carries one write and the same write always gets the same bytes.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Envelope | Answer>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<VisitedRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      catchError((error) => {
        // A refusal of a write is an answer like any other and is kept; the rest is the exception filter's.
        if (error instanceof RefusedError && request.write && FINAL.has(error.state))
          return from([{ state: error.state, errors: error.errors }]);
        throw error;
      }),
      mergeMap((result) => this.send(result, request, reply)),
    );
  }

  private async send(result: Envelope | Answer, request: VisitedRequest, reply: FastifyReply): Promise<unknown> {
    if (Array.isArray(result)) return result;
    const answer = isAnswer(result) ? result : request.write ? await this.keep(request.write, result) : null;
    if (answer) {
      reply.status(httpStatusOf(answer.state)).header('content-type', 'application/json; charset=utf-8');
      return answer.body;
    }
    const envelope = result as Envelope;
    reply.status(httpStatusOf(envelope.state));
    return inLanguage(envelope, request.visit?.language ?? 'ja');
  }

  private async keep(write: WriteRequest, envelope: Envelope): Promise<Answer> {
    const answer = write.render(envelope);
    if (!FINAL.has(answer.state)) return answer;
    const { rowCount } = await this.pool.query({
      name: 'answers-keep',
      text: SAVE,
      values: [write.key, write.payloadHash, answer.state, answer.body, this.clock.now()],
    });
    if (rowCount === 1) return answer;
    const { rows } = await this.pool.query<StoredAnswer>({ name: 'answers-find', text: FIND, values: [write.key] });
    if (!rows[0]) throw new KeyReusedError();
    return replay(rows[0], write.payloadHash);
  }
}
