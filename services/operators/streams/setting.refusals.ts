import type { Refusal } from '../../kernel/decision.js';
import type { AnySetting } from '../../kernel/setting.js';

/** The refusals of a change of a setting. */
export type ChangeSettingRefused = Refusal<'SameValue'> | (Refusal<'NotAccepted'> & { readonly setting: AnySetting });

/** The refusals of commands about a setting. */
export type SettingRefusal = ChangeSettingRefused | Refusal<'NoSuchSetting'>;
