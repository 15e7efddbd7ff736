import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { SettingChanged } from '../streams/setting.events.js';
import type { ChangeSettingRefused } from '../streams/setting.refusals.js';
import type { SettingState } from '../streams/setting.state.js';

/** Decides a change of a setting: the value must be valid and new. */
export const decideChangeSetting = (
  { setting, value: before }: SettingState,
  value: unknown,
): Decision<SettingChanged, ChangeSettingRefused> => {
  if (!setting.accepts(value)) return refuse({ code: 'NotAccepted', setting });
  if (value === before) return refuse({ code: 'SameValue' });
  return accept({ type: 'SettingChanged', data: { name: setting.name, before, value } });
};
