import { defineFlagSetting, defineTextSetting } from '../kernel/setting.js';
import { OWN_HEADINGS } from '../platform/payments/bank/bank-profiles.js';

/** Whether members are asked when they were born before they first buy points; those under 18 then have a cap. */
export const askBirthday = defineFlagSetting('ask-birthday', false);

/** Headings of the bank's file where no profile of the shop's fits: `取引日=計上日; 入金金額=ご入金; 振込依頼人名=お名前`. */
export const bankStatementColumns = defineTextSetting('bank-statement-columns', '', 500, OWN_HEADINGS);
