import type { EnvironmentVariable } from '../../environment-variable.js';

/** The settings of the shop’s own account. */
export const bankVariables: readonly EnvironmentVariable[] = [
  { name: 'BANK_NAME', default: null, mayBeInFile: true, meaning: 'The bank of the shop’s own account, for 4.' },
  { name: 'BANK_BRANCH', default: null, mayBeInFile: true, meaning: 'The branch of that account.' },
  { name: 'BANK_ACCOUNT', default: null, mayBeInFile: true, meaning: 'The kind and number of that account.' },
  { name: 'BANK_HOLDER_KANA', default: null, mayBeInFile: true, meaning: 'The holder of that account, in kana.' },
];
