import { defineFlagSetting } from '../kernel/setting.js';

/** Whether members are asked when they were born before they first buy points; those under 18 then have a cap. */
export const askBirthday = defineFlagSetting('ask-birthday', false);
