import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { fieldError, INVALID, RefusedError } from '../platform/http/envelope.js';
import type { Answer } from '../platform/store/answer.js';
import { AccessTrail } from './access-trail.js';
import { CommandKeys, type KeyedOrder } from './command-keys.js';
import { ListPage } from './list-page.js';
import type { OperatorRequest } from './operator.guard.js';
import { type Operator, seesPersons } from './operator.js';
import { permissionOf } from './permission.js';
import { maskingReplacer } from './streams/personal-fields.js';

const KEY = /^[\w-]{8,64}$/;

/** Marks the routes that show a person. */
export const SHOWS_PERSON = 'operator-shows-person';

/** Who need not know where people live and how they are reached is not told it, whatever the route. */
const answerTo = (operator: Operator | undefined, result: object): Answer => {
  const replacer = operator && !seesPersons(operator) ? maskingReplacer : undefined;
  return { state: 200, body: JSON.stringify(result, replacer) };
};

/**
 * Sends what a controller returns as plain JSON, the way the console reads it. What is sent under an `Idempotency-Key` is
 * done once. A controller that has sent its answer itself, a file, returns nothing.
 */
@Injectable()
export class OperatorAnswers implements NestInterceptor<object | undefined, Answer | undefined> {
  constructor(
    private readonly keys: CommandKeys,
    private readonly reflector: Reflector,
    private readonly trail: AccessTrail,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<object | undefined>): Observable<Answer | undefined> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<OperatorRequest>();
    const order = this.orderOf(request);
    const answered = async (): Promise<Answer | undefined> => {
      const result = await lastValueFrom(next.handle(), { defaultValue: undefined });
      if (this.reflector.get<boolean>(SHOWS_PERSON, context.getHandler())) await this.recordLook(request);
      if (result instanceof ListPage) reply.headers(result.headers);
      return result && answerTo(request.operator, result instanceof ListPage ? result.rows : result);
    };
    return from(order ? this.keys.once(order, async () => (await answered()) ?? answerTo(undefined, {})) : answered());
  }

  private async recordLook({ operator, method, routeOptions: { url = '' }, params }: OperatorRequest): Promise<void> {
    if (!operator || !seesPersons(operator)) return;
    const [resource = ''] = permissionOf({ method, path: url.slice(1) }).split('.');
    const { operatorId } = operator;
    const id = Object.values(params as Record<string, string>)[0] ?? '';
    const look = { operatorId, resource, id, command: 'look', outcome: 'done' };
    await this.trail.recordHourly(look, `${resource}/${id}`);
  }

  /** Of JSON alone: a file is read as it arrives, and to send it again is harmless. */
  private orderOf({ operator, method, headers, url, body }: OperatorRequest): KeyedOrder | undefined {
    const key = headers['idempotency-key'];
    if (key === undefined || !operator || method === 'GET' || typeof body !== 'string') return undefined;
    if (typeof key !== 'string' || !KEY.test(key)) throw new RefusedError(400, fieldError('idempotency_key', INVALID));
    return this.keys.order(operator.operatorId, key, url, body);
  }
}
