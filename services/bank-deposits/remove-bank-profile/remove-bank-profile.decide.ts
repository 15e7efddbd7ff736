import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { BankProfileRemoved } from '../commands/bank-profile.target.js';
import type { KeptBankProfile } from '../rows/bank-profiles.rows.js';
import type { BankProfileRefusal } from '../streams/bank-profile.refusals.js';

/** Removes a layout from use: no later file is read with it. */
export const decideRemoveBankProfile = ({
  removed_at,
}: Pick<KeptBankProfile, 'removed_at'>): Decision<BankProfileRemoved, BankProfileRefusal> =>
  removed_at ? refuse({ code: 'IsRemoved' }) : accept({ change: 'BankProfileRemoved', data: {} });
