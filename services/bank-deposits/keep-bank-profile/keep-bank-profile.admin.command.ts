import { operatorCommand, operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { BankProfileTarget } from '../commands/bank-profile.target.js';
import { loadBankProfilesInUse } from '../rows/bank-profiles.rows.js';
import { headingsOf } from '../wire/bank-profile-resource.js';
import { BankProfileRequest } from './keep-bank-profile.contract.js';
import { decideKeepBankProfile } from './keep-bank-profile.decide.js';

const draftOf = (request: BankProfileRequest) => ({ name: request.name.trim(), headings: headingsOf(request) });

const loadOthers = async (id: string, tx: StoreTransaction) =>
  (await loadBankProfilesInUse(tx)).filter((one) => one.id !== id);

/** Adds a layout of bank files. */
export const addBankProfile = operatorCreation({
  route: 'POST bank-profiles',
  permission: 'describe-bank-files',
  request: BankProfileRequest,
  target: BankProfileTarget,
  facts: (_, { id, tx }) => loadOthers(id, tx),
  decide: (_, { request, facts: others }) => decideKeepBankProfile(null, draftOf(request), others),
});

/** Edits a layout of bank files. */
export const editBankProfile = operatorCommand({
  route: 'PUT bank-profiles/:id',
  permission: 'describe-bank-files',
  request: BankProfileRequest,
  target: BankProfileTarget,
  facts: (_, { id, tx }) => loadOthers(id, tx),
  decide: (profile, { request, facts: others }) => decideKeepBankProfile(profile, draftOf(request), others),
});
