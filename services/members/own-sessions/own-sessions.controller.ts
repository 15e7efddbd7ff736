import { Controller, Get } from '@nestjs/common';
import { toTokyoIso } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { type ActiveSession, Sessions } from '../../platform/http/access/sessions.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { describeDevice } from '../wire/device-words.js';
import type { OwnSession, OwnSessionsResponse } from './own-sessions.contract.js';

const shown = ({ number, device, createdAt, seenAt }: ActiveSession, isCurrent: boolean): OwnSession => ({
  id: number,
  ...describeDevice(device),
  created: toTokyoIso(createdAt),
  last_used: toTokyoIso(seenAt),
  is_current: isCurrent ? '1' : '0',
});

@Controller('user')
export class OwnSessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get('session/list')
  @ForMembers()
  async list(@CurrentContext() context: RequestContext): Promise<OwnSessionsResponse> {
    const all = await this.sessions.allOf(memberOf(context));
    const isCurrent = ({ id }: ActiveSession): boolean => id === context.sessionId;
    const [current, others] = [all.filter(isCurrent), all.filter((one) => !isCurrent(one))];
    return { state: 200, list: [...current.map((one) => shown(one, true)), ...others.map((one) => shown(one, false))] };
  }
}
