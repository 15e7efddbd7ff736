import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { CommandResponse } from '../../store/response.js';
import { AccessTrail } from '../audit-trail/access-trail.rows.js';
import { answerTo } from '../commands/answer-to.js';
import { Answered } from '../commands/operator-commands.js';
import { ListPage } from '../lists/list-page.js';
import { does } from './duties.js';
import type { OperatorRequest } from './operator.guard.js';
import { permissionOf } from './permission.js';

/** Marks the routes that show a person. */
export const SHOWS_PERSON = 'operator-shows-person';

/**
 * Sends what a controller returns as plain JSON, the way the console reads it. A command
 * has its answer already; a controller that has sent its answer itself, a file, returns nothing.
 */
@Injectable()
export class OperatorAnswers implements NestInterceptor<object | undefined, CommandResponse | undefined> {
  constructor(
    private readonly reflector: Reflector,
    private readonly trail: AccessTrail,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<object | undefined>): Observable<CommandResponse | undefined> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<OperatorRequest>();
    const answered = async (): Promise<CommandResponse | undefined> => {
      const result = await lastValueFrom(next.handle(), { defaultValue: undefined });
      if (this.reflector.get<boolean>(SHOWS_PERSON, context.getHandler())) await this.recordLook(request);
      if (result instanceof Answered) return result;
      if (result instanceof ListPage) reply.headers(result.headers);
      return result && answerTo(request.operator, result instanceof ListPage ? result.rows : result);
    };
    return from(answered());
  }

  private async recordLook({ operator, method, routeOptions: { url = '' }, params }: OperatorRequest): Promise<void> {
    if (!operator || !does(operator, 'see-addresses')) return;
    const [resource = ''] = permissionOf({ method, path: url.slice(1) }).split('.');
    const { operatorId } = operator;
    const id = Object.values(params as Record<string, string>)[0] ?? '';
    const look = { operatorId, resource, id, command: 'look', outcome: 'done' };
    await this.trail.recordHourly(look, `${resource}/${id}`);
  }
}
