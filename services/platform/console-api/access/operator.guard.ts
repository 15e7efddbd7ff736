import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../http/cookies.js';
import { fieldError, RefusedError } from '../../http/envelope.js';
import { AccessTrail } from '../audit-trail/access-trail.rows.js';
import { does } from './duties.js';
import type { Role } from './operator.js';
import { permissionOf } from './permission.js';
import { refuseSearchByName } from './search-by-name.js';
import { type OperatorSession, SignedInOperators } from './signed-in-operators.js';

export const OPERATOR_ROLES = 'operator-roles';
export const OPERATOR_COOKIE = 'oripa_operator';
/** What a browser is known by once somebody has signed in from it. */
export const DEVICE_COOKIE = 'oripa_operator_device';
export const CSRF_HEADER = 'x-csrf-token';
/** Marks the routes that are there before an authenticator is, for operators that must have one. */
export const BEFORE_OTP = 'operator-before-otp';
/** Marks the routes for which an operator shows again who they are. */
export const CONFIRMED = 'operator-confirmed';
/** Says that a page asks by itself, with nobody before it. */
const UNATTENDED_HEADER = 'x-unattended';

const SET_UP_FIRST = fieldError('otp', {
  ja: '先に認証アプリを設定してください。',
  en: 'Set up your authenticator first.',
});

/** The console asks for it, and then asks again for what it wanted. */
const CONFIRM_FIRST = fieldError('confirm', {
  ja: 'ファイルを書き出す前に、パスワードまたはワンタイムパスワードをもう一度入力してください。',
  en: 'Before a file is exported, enter your password or a one-time password again.',
});

/** A request as the guard leaves it for the controller. */
export interface OperatorRequest extends FastifyRequest {
  operator?: OperatorSession;
}

/** PostgreSQL takes none; and what is no id need not be kept whole. */
const withoutNul = (id: string): string => id.replaceAll('\0', '').slice(0, 64);

/** `members`, also of `members.csv`. */
const resourceOf = ({ method, routeOptions: { url = '' } }: OperatorRequest): string =>
  permissionOf({ method, path: url.slice(1) }).split('.')[0]!;

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** The front door of the operators' API: signed in, allowed to, and no other site's request. */
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
    if (safe && !does(operator, 'see-names')) refuseSearchByName(resourceOf(request), request.query as object);
    request.operator = operator;
    return true;
  }

  /** Who tried what they may not is on record. */
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
