import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { CommandResponse } from '../../store/response.js';
import { AccessTrail } from '../audit-trail/access-trail.rows.js';
import { OperatorResponse } from '../commands/operator-commands.js';
import { toOperatorResponse } from '../commands/operator-response.js';
import { ListPage } from '../lists/list-page.js';
import type { OperatorRequest } from './operator.guard.js';
import { permissionOf } from './permission.js';
import { hasPermission } from './roles-by-permission.js';

/** Marks the routes that show a person. */
export const SHOWS_PERSON = 'operator-shows-person';

/**
 * Sends the return value of a controller as plain JSON, as the console reads it. A command has its response already.
 * A controller that has sent a file itself returns nothing.
 */
@Injectable()
export class OperatorResponses implements NestInterceptor<object | undefined, CommandResponse | undefined> {
  constructor(
    private readonly reflector: Reflector,
    private readonly trail: AccessTrail,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<object | undefined>): Observable<CommandResponse | undefined> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<OperatorRequest>();
    const respond = async (): Promise<CommandResponse | undefined> => {
      const result = await lastValueFrom(next.handle(), { defaultValue: undefined });
      if (this.reflector.get<boolean>(SHOWS_PERSON, context.getHandler())) await this.recordLook(request);
      if (result instanceof OperatorResponse) return result;
      if (result instanceof ListPage) reply.headers(result.headers);
      return result && toOperatorResponse(request.operator, result instanceof ListPage ? result.rows : result);
    };
    return from(respond());
  }

  private async recordLook({ operator, method, routeOptions: { url = '' }, params }: OperatorRequest): Promise<void> {
    if (!operator || !hasPermission(operator, 'see-addresses')) return;
    const [resource = ''] = permissionOf({ method, path: url.slice(1) }).split('.');
    const { operatorId } = operator;
    const id = Object.values(params as Record<string, string>)[0] ?? '';
    const look = { operatorId, resource, id, command: 'look', outcome: 'done' };
    await this.trail.recordHourly(look, `${resource}/${id}`);
  }
}
