import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { languageOf } from '../../kernel/languages.js';
import { Timekeeper } from '../deadlines/timekeeper.js';
import { ACCESS, type Access } from './access.js';
import { ANTI_FORGERY_FIELD, AntiForgeryValues, sessionIdOf } from './anti-forgery.js';
import { RefusedError } from './envelope.js';
import { parseForm } from './form.js';
import { Maintenance } from './maintenance.js';
import { Sessions } from './sessions.js';
import { SESSION_COOKIE, setSessionCookie, type VisitedRequest, WriteRequest } from './visit.js';

/**
 * The front door of the members' API: maintenance, session, what is due for this member, anti-forgery value, and whether
 * the route is open to him.
 */
@Injectable()
export class MemberGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly antiForgery: AntiForgeryValues,
    private readonly maintenance: Maintenance,
    private readonly timekeeper: Timekeeper,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'operators') return true;
    if (access === undefined)
      throw new Error(`${context.getClass().name}.${context.getHandler().name} has no access rule`);
    if (this.maintenance.on) throw new RefusedError(9999);
    const request = context.switchToHttp().getRequest<VisitedRequest>();
    const isWrite = request.method === 'POST';
    if (access === 'open' && !isWrite) return true;
    await this.receive(request, context.switchToHttp().getResponse<FastifyReply>());
    if (isWrite) this.takeWrite(request);
    if (access === 'members' && request.visit!.memberId === null) throw new RefusedError(401);
    return true;
  }

  /** Finds the visit; a browser without a session gets a visitor's. */
  private async receive(request: VisitedRequest, reply: FastifyReply): Promise<void> {
    const language = languageOf(request.headers['accept-language']);
    const cookie = request.cookies[SESSION_COOKIE];
    const token = cookie ?? this.sessions.newToken();
    if (cookie === undefined) setSessionCookie(reply, token, request.protocol === 'https');
    const sessionId = sessionIdOf(token);
    const session = cookie === undefined ? null : await this.sessions.find(sessionId);
    if (session?.overdue) await this.timekeeper.settle(session.memberId);
    request.visit = { language, sessionId, token, memberId: session?.memberId ?? null };
  }

  private takeWrite(request: VisitedRequest): void {
    const visit = request.visit!;
    const form = parseForm(typeof request.body === 'string' ? request.body : '', ANTI_FORGERY_FIELD);
    const key = this.antiForgery.keyOf(visit.sessionId, form.value);
    if (key === null) throw new RefusedError(403);
    request.write = new WriteRequest(visit, key, form.json, request.url, this.antiForgery);
  }
}
