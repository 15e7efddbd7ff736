import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../http/access/cookies.js';
import { buildFieldError, RefusedError } from '../../http/responses/envelope.js';
import { AccessTrail } from '../audit-trail/access-trail.rows.js';
import type { Role } from './operator.js';
import { permissionOf } from './permission.js';
import { hasPermission } from './roles-by-permission.js';
import { refuseSearchByName } from './search-by-name.js';
import { type OperatorSession, SignedInOperators } from './signed-in-operators.js';

export const OPERATOR_ROLES = 'operator-roles';
export const OPERATOR_COOKIE = 'oripa_operator';
/** The cookie that identifies a browser after a sign-in from it. */
export const DEVICE_COOKIE = 'oripa_operator_device';
export const CSRF_HEADER = 'x-csrf-token';
/** Marks the routes that operators may use before they have set up a required authenticator. */
export const BEFORE_OTP = 'operator-before-otp';
/** Marks the routes that require a recent confirmation of identity. */
export const CONFIRMED = 'operator-confirmed';
/** The header of requests that a page sends by itself, without an action of its user. */
const UNATTENDED_HEADER = 'x-unattended';

const SET_UP_FIRST = buildFieldError('otp', {
  ja: '先に認証アプリを設定してください。',
  en: 'Set up your authenticator first.',
});

/** On this refusal the console asks for the confirmation, and then repeats its request. */
const CONFIRM_FIRST = buildFieldError('confirm', {
  ja: 'ファイルを書き出す前に、パスワードまたはワンタイムパスワードをもう一度入力してください。',
  en: 'Before a file is exported, enter your password or a one-time password again.',
});

/** A request as the guard leaves it for the controller. */
export interface OperatorRequest extends FastifyRequest {
  operator?: OperatorSession;
}

/** Removes NUL, which PostgreSQL does not store, and shortens text that cannot be an id. */
const withoutNul = (id: string): string => id.replaceAll('\0', '').slice(0, 64);

/** Returns `members`, also for `members.csv`. */
const resourceOf = ({ method, routeOptions: { url = '' } }: OperatorRequest): string =>
  permissionOf({ method, path: url.slice(1) }).split('.')[0]!;

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Guards the operators' API: requires a session, a role with the permission, and a CSRF token for unsafe methods. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SignedInOperators,
    private readonly trail: AccessTrail,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    const token = readCookie(request, OPERATOR_COOKIE);
    const attended = request.headers[UNATTENDED_HEADER] === undefined;
    const operator = token === undefined ? null : await this.sessions.find(token, attended);
    if (!operator) throw new RefusedError(401);
    const roles = this.reflector.get<readonly Role[]>(OPERATOR_ROLES, context.getHandler());
    if (!roles.includes(operator.role)) throw await this.forbidden(request, operator, 'RoleMayNot');
    const before = this.reflector.get<boolean>(BEFORE_OTP, context.getHandler());
    if (operator.mustSetUpOtp && !before) throw new RefusedError(403, SET_UP_FIRST);
    if (this.reflector.get<boolean>(CONFIRMED, context.getHandler()) && !operator.confirmed)
      throw new RefusedError(403, CONFIRM_FIRST);
    const safe = SAFE_METHODS.has(request.method);
    if (!safe && !this.sessions.carriesCsrf(operator.sessionId, request.headers[CSRF_HEADER]))
      throw await this.forbidden(request, operator, 'OfAnotherPage');
    if (safe && !hasPermission(operator, 'see-names')) refuseSearchByName(resourceOf(request), request.query as object);
    request.operator = operator;
    return true;
  }

  /** Records the refused request, and returns the error for it. */
  private async forbidden(
    { method, routeOptions: { url = '' }, params }: OperatorRequest,
    { operatorId }: OperatorSession,
    outcome: string,
  ): Promise<RefusedError> {
    const [resource = '', command = ''] = permissionOf({ method, path: url.slice(1) }).split('.');
    const id = withoutNul(String(Object.values(params as object)[0] ?? ''));
    await this.trail.recordHourly({ operatorId, resource, id, command, outcome }, `${resource}/${outcome}`);
    return new RefusedError(403);
  }
}
