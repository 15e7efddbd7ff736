import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { flagOf, isSet } from '../../platform/http/requests/codes.js';
import {
  CurrentContext,
  memberOf,
  type RequestContext,
  Write,
  type WriteRequest,
} from '../../platform/http/requests/request-context.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { HideWins } from './hide-wins.command.js';
import { HideWinsRequest, type WinSettingsResponse } from './hide-wins.contract.js';
import { AreWinsShown } from './hide-wins.query.js';

const settings = (isShown: boolean): WinSettingsResponse => ({ state: 200, detail: { show: flagOf(isShown) } });

/** GET and POST /api/user/win_settings */
@Controller('user/win_settings')
export class HideWinsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ForMembers()
  async read(@CurrentContext() context: RequestContext): Promise<WinSettingsResponse> {
    return settings(await this.queries.execute(new AreWinsShown(memberOf(context))));
  }

  @Post()
  @HttpCode(200)
  @ForMembers()
  change(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { show } = write.parse(HideWinsRequest);
    const key = write.idempotencyKey((isShown: boolean): CallResponse<WinSettingsResponse> => settings(isShown));
    return this.commands.execute(new HideWins(memberOf(write.context), isSet(show), key));
  }
}
