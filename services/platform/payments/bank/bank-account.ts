import { type Environment, readValue } from '../../provider-environment.js';

/** The shop's bank account as members see it. */
export interface BankAccount {
  readonly bank: string;
  readonly branch: string;
  /** The type and number of the account. */
  readonly account: string;
  readonly holder: string;
}

const BANK_NAMES = ['BANK_NAME', 'BANK_BRANCH', 'BANK_ACCOUNT', 'BANK_HOLDER_KANA'];

/** Reads the account; null if a part of it is missing. */
export const readBankAccount = (environment: Environment): BankAccount | null => {
  const [bank, branch, account, holder] = BANK_NAMES.map((name) => readValue(environment, name));
  return bank && branch && account && holder ? { bank, branch, account, holder } : null;
};
