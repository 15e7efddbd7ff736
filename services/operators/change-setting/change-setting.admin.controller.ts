import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RefusedError } from '../../platform/http/envelope.js';
import { maintenanceSetting } from '../../platform/settings.js';
import { ForOperators, Operating } from '../for-operators.js';
import type { Operator } from '../operator.js';
import { parseCommand } from '../parse-command.js';
import { settingRefused } from '../setting-refusals.messages.js';
import { GetSettings, type SettingResource } from '../settings.query.js';
import { ChangeSetting } from './change-setting.command.js';
import { ChangeSettingRequest, MaintenanceRequest } from './change-setting.contract.js';

/** `POST /admin-api/settings/{name}/change`, and `…/maintenance` for closing and opening the shop. */
@Controller('admin-api/settings/:name')
export class ChangeSettingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('change')
  @ForOperators('owner')
  change(@Operating() by: Operator, @Param('name') name: string, @Body() body: unknown): Promise<SettingResource> {
    const request = parseCommand(body, ChangeSettingRequest);
    return this.carryOut(new ChangeSetting(name, request.value, by, request, 'change'));
  }

  @Post('maintenance')
  @ForOperators('owner')
  maintenance(@Operating() by: Operator, @Param('name') name: string, @Body() body: unknown): Promise<SettingResource> {
    const request = parseCommand(body, MaintenanceRequest);
    if (name !== maintenanceSetting.name) throw new RefusedError(404);
    return this.carryOut(new ChangeSetting(name, request.on, by, request, 'maintenance'));
  }

  private async carryOut(command: ChangeSetting): Promise<SettingResource> {
    const refusal = await this.commands.execute(command);
    if (refusal) throw settingRefused(refusal);
    return (await this.queries.execute(new GetSettings())).find(({ id }) => id === command.name)!;
  }
}
