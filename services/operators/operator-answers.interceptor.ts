import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { fieldError, INVALID, RefusedError } from '../platform/http/envelope.js';
import type { Answer } from '../platform/store/answer.js';
import { CommandKeys, type KeyedOrder } from './command-keys.js';
import { ListPage } from './list-page.js';
import type { OperatorRequest } from './operator.guard.js';

const KEY = /^[\w-]{8,64}$/;

const answerOf = (result: object): Answer => ({ state: 200, body: JSON.stringify(result) });

const shownOn = (reply: FastifyReply, result: object): Answer => {
  if (!(result instanceof ListPage)) return answerOf(result);
  reply.headers(result.headers);
  return answerOf(result.rows);
};

/**
 * Sends what a controller returns as plain JSON, the way the console reads it. What is sent under an `Idempotency-Key` is
 * done once. A controller that has sent its answer itself, a file, returns nothing.
 */
@Injectable()
export class OperatorAnswers implements NestInterceptor<object | undefined, Answer | undefined> {
  constructor(private readonly keys: CommandKeys) {}

  intercept(context: ExecutionContext, next: CallHandler<object | undefined>): Observable<Answer | undefined> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const order = this.orderOf(http.getRequest());
    if (!order) return next.handle().pipe(map((result) => result && shownOn(reply, result)));
    return from(this.keys.once(order, async () => answerOf((await lastValueFrom(next.handle())) ?? {})));
  }

  /** Of JSON alone: a file is read as it arrives, and to send it again is harmless. */
  private orderOf({ operator, method, headers, url, body }: OperatorRequest): KeyedOrder | undefined {
    const key = headers['idempotency-key'];
    if (key === undefined || !operator || method === 'GET' || typeof body !== 'string') return undefined;
    if (typeof key !== 'string' || !KEY.test(key)) throw new RefusedError(400, fieldError('idempotency_key', INVALID));
    return this.keys.order(operator.operatorId, key, url, body);
  }
}
