import { defineFlagSetting } from '../kernel/setting.js';

/** Closes accounts that nobody has used for six months, after two announcements to their members. */
export const closeUnusedAccounts = defineFlagSetting('close-unused-accounts', false);
