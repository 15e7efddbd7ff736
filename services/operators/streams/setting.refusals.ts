import type { Refusal } from '../../kernel/decision.js';
import type { AnySetting } from '../../kernel/setting.js';

/** Why a change of a setting is refused. */
export type ChangeSettingRefused = Refusal<'SameValue'> | (Refusal<'NotAccepted'> & { readonly setting: AnySetting });

/** Why a command about a setting is refused. */
export type SettingRefusal = ChangeSettingRefused | Refusal<'NoSuchSetting'>;
