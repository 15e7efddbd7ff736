import { defineFlagSetting } from '../kernel/setting.js';

/** Asks members for their birthday before their first purchase of points. Members under 18 then have a cap. */
export const askBirthday = defineFlagSetting('ask-birthday', false);
