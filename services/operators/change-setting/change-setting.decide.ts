import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { AnySetting } from '../../kernel/setting.js';
import type { SettingChanged } from '../streams/setting.events.js';

/** A setting as it stands. */
export interface SettingState {
  readonly setting: AnySetting;
  readonly value: boolean | number | string;
  readonly version: number;
}

export type SettingRefusal =
  | Refusal<'NoSuchSetting' | 'SameValue'>
  | (Refusal<'NotAccepted'> & { readonly setting: AnySetting })
  | (Refusal<'StaleVersion'> & { readonly version: number });

/** THE rule: a setting takes what it accepts, from who has seen what it was. */
export const decideChangeSetting = (
  state: SettingState | undefined,
  value: unknown,
  seen: number | undefined,
): Decision<SettingChanged, SettingRefusal> => {
  if (!state) return refuse({ code: 'NoSuchSetting' });
  const { setting, version, value: before } = state;
  if (seen !== undefined && seen !== version) return refuse({ code: 'StaleVersion', version });
  if (!setting.accepts(value)) return refuse({ code: 'NotAccepted', setting });
  if (value === before) return refuse({ code: 'SameValue' });
  return accept({ type: 'SettingChanged', data: { name: setting.name, before, value } });
};
