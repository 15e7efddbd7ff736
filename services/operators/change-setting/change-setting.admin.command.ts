import { Controller, Post } from '@nestjs/common';
import { refuse } from '../../kernel/decision.js';
import { maintenanceSetting } from '../../platform/settings.js';
import { ForOperators } from '../access/for-operators.js';
import { Commanded, type OperatorCommand } from '../commands/operator-command.js';
import { type Answered, OperatorCommands } from '../commands/operator-commands.js';
import { SettingTarget } from '../commands/setting.target.js';
import type { SettingResource } from '../wire/setting.contract.js';
import { ChangeSettingRequest, MaintenanceRequest } from './change-setting.contract.js';
import { decideChangeSetting } from './change-setting.decide.js';
import { worthOfRaise } from './worth-of-raise.js';

/** `POST /admin-api/settings/{name}/change`, and `…/maintenance` for closing and opening the shop. */
@Controller('admin-api/settings/:name')
export class ChangeSettingController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly settings: SettingTarget,
  ) {}

  @Post('change')
  @ForOperators('run-shop')
  change(
    @Commanded(ChangeSettingRequest) command: OperatorCommand<ChangeSettingRequest>,
  ): Promise<Answered<SettingResource>> {
    const { value } = command.request;
    const target = this.settings.by(command.operator.operatorId);
    return this.commands.run(command, target, async (setting, { second }) => {
      const decision = decideChangeSetting(setting, value);
      const worth = decision.refusal ? null : worthOfRaise(setting, value);
      const opinion = worth && (await second({ worth, binds: {} }, 'always'));
      return opinion?.refusal ? opinion : decision;
    });
  }

  @Post('maintenance')
  @ForOperators('run-shop')
  maintenance(
    @Commanded(MaintenanceRequest) command: OperatorCommand<MaintenanceRequest>,
  ): Promise<Answered<SettingResource>> {
    const { on } = command.request;
    const target = this.settings.by(command.operator.operatorId);
    return this.commands.run(command, target, (setting, { id }) =>
      id === maintenanceSetting.name ? decideChangeSetting(setting, on) : refuse({ code: 'NoSuchSetting' }),
    );
  }
}
