import { refuse } from '../../kernel/decision.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { maintenanceSetting } from '../../platform/settings.js';
import { SettingTarget } from '../commands/setting.target.js';
import { ChangeSettingRequest, MaintenanceRequest } from './change-setting.contract.js';
import { decideChangeSetting } from './change-setting.decide.js';
import { computeWorthOfRaise } from './worth-of-raise.js';

/** Changes a setting. Raising a limit needs a second operator. */
export const changeSetting = operatorCommand({
  route: 'POST settings/:name/change',
  permission: 'run-shop',
  request: ChangeSettingRequest,
  uses: { settings: SettingTarget },
  target: ({ operator, services }) => services.settings.by(operator.operatorId),
  decide: (setting, { request }) => decideChangeSetting(setting, request.value),
  limits: {
    secondOperator: ({ state: setting, request }) => {
      const worth = computeWorthOfRaise(setting, request.value);
      return worth && { worth, binds: {} };
    },
    isAlways: true,
  },
});

/** Closes the shop for maintenance, or opens it again. */
export const switchMaintenance = operatorCommand({
  route: 'POST settings/:name/maintenance',
  permission: 'run-shop',
  request: MaintenanceRequest,
  uses: { settings: SettingTarget },
  target: ({ operator, services }) => services.settings.by(operator.operatorId),
  decide: (setting, { id, request }) =>
    id === maintenanceSetting.name ? decideChangeSetting(setting, request.on) : refuse({ code: 'NoSuchSetting' }),
});
