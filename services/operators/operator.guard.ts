import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RefusedError } from '../platform/http/envelope.js';
import type { Role } from './operator.js';
import { type OperatorSession, OperatorSessions } from './sessions.js';

export const OPERATOR_ROLES = 'operator-roles';
export const OPERATOR_COOKIE = 'oripa_operator';
export const CSRF_HEADER = 'x-csrf-token';

/** A request as the guard leaves it for the controller. */
export interface OperatorRequest extends FastifyRequest {
  operator?: OperatorSession;
}

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** The front door of the operators' API: signed in, allowed to, and no other site's request. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: OperatorSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    const token = request.cookies[OPERATOR_COOKIE];
    const operator = token === undefined ? null : await this.sessions.find(token);
    if (!operator) throw new RefusedError(401);
    const roles = this.reflector.get<readonly Role[]>(OPERATOR_ROLES, context.getHandler());
    if (!roles.includes(operator.role)) throw new RefusedError(403);
    const safe = SAFE_METHODS.has(request.method);
    if (!safe && !this.sessions.carriesCsrf(operator.sessionId, request.headers[CSRF_HEADER]))
      throw new RefusedError(403);
    request.operator = operator;
    return true;
  }
}
