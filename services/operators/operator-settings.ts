import { flagSetting, type Setting } from '../kernel/setting.js';

/** Whether every operator signs in with a one-time password; until an owner says otherwise, in production alone. */
export const otpOfAllIn = (production: boolean): Setting<boolean> => flagSetting('otp-of-all', production);

export const otpOfAll = otpOfAllIn(process.env.NODE_ENV === 'production');
