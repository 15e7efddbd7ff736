import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { languageOf } from '../../../kernel/languages.js';
import { DeadlineRunner } from '../../deadlines/deadline-runner.js';
import { parseForm, readBodyText } from '../requests/form.js';
import {
  type ContextRequest,
  RequestContext,
  SESSION_COOKIE,
  setSessionCookie,
  WriteRequest,
} from '../requests/request-context.js';
import { RefusedError } from '../responses/envelope.js';
import { Maintenance } from '../server/maintenance.js';
import { ACCESS, type Access } from './access.js';
import { readCookie } from './cookies.js';
import { CSRF_FIELD, CsrfTokens, sessionIdOf } from './csrf-token.js';
import { Sessions } from './sessions.js';

/** Guards the members' API: checks maintenance, session, overdue deadlines of the member, CSRF token and access rule. */
@Injectable()
export class MemberGuard implements CanActivate {
  private readonly accesses = new WeakMap<object, Access>();

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly csrfTokens: CsrfTokens,
    private readonly maintenance: Maintenance,
    private readonly deadlineRunner: DeadlineRunner,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.accessOf(context);
    if (access === 'operators' || access === 'watchers' || access === 'providers') return true;
    if (this.maintenance.on) throw new RefusedError(9999);
    const request = context.switchToHttp().getRequest<ContextRequest>();
    const isWrite = request.method === 'POST';
    if (access === 'open' && !isWrite) return true;
    return this.receive(request, context.switchToHttp().getResponse<FastifyReply>(), access, isWrite);
  }

  /** @throws Error for a route without an access rule */
  private accessOf(context: ExecutionContext): Access {
    const handler = context.getHandler();
    const known = this.accesses.get(handler);
    if (known) return known;
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, context.getClass()]);
    if (access === undefined) throw new Error(`${context.getClass().name}.${handler.name} has no access rule`);
    this.accesses.set(handler, access);
    return access;
  }

  /** Attaches the request context, settles the member's overdue deadlines, and checks the CSRF token and the access rule. */
  private async receive(
    request: ContextRequest,
    reply: FastifyReply,
    access: Access,
    isWrite: boolean,
  ): Promise<boolean> {
    const cookie = readCookie(request, SESSION_COOKIE);
    const session = cookie === undefined ? null : await this.sessions.find(sessionIdOf(cookie));
    const isSettled = session?.overdue ? await this.deadlineRunner.settle(session.memberId) : true;
    const language = languageOf(request.headers['accept-language']);
    const newToken = () => {
      const token = this.sessions.newToken();
      setSessionCookie(reply, token);
      return token;
    };
    request.context = new RequestContext(language, session?.memberId ?? null, cookie, newToken, isSettled);
    if (isWrite) this.attachWrite(request);
    if (access === 'members' && request.context.memberId === null) throw new RefusedError(401);
    return true;
  }

  private attachWrite(request: ContextRequest): void {
    const context = request.context!;
    const form = parseForm(readBodyText(request.body) ?? '', CSRF_FIELD);
    const key = this.csrfTokens.verify(context.sessionId, form.value);
    if (key === null) throw new RefusedError(403);
    request.write = new WriteRequest(context, key, form.json, request.url, this.csrfTokens);
  }
}
