import { defineTextSetting } from '../kernel/setting.js';
import { OWN_HEADINGS } from '../platform/payments/bank/bank-profiles.js';

/** The headings of a bank file that no other profile matches: `取引日=計上日; 入金金額=ご入金; 振込依頼人名=お名前`. */
export const bankStatementColumns = defineTextSetting('bank-statement-columns', '', 500, OWN_HEADINGS);
