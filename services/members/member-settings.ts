import { defineFlagSetting } from '../kernel/setting.js';

/** Whether accounts that nobody has used for six months are closed; their members are told before. */
export const closeUnusedAccounts = defineFlagSetting('close-unused-accounts', false);
