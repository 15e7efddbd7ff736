import type { EnvironmentVariable } from '../../environment-variable.js';

/** The settings of VeriTrans4G. */
export const veritransVariables: readonly EnvironmentVariable[] = [
  {
    name: 'VERITRANS_TOKEN_API_KEY',
    default: null,
    mayBeInFile: true,
    meaning: 'VeriTrans4G, for 1, 2, 6 and 7: the public key of the tokenizer.',
  },
  { name: 'VERITRANS_MERCHANT_CCID', default: null, mayBeInFile: true, meaning: 'VeriTrans4G: the merchant.' },
  {
    name: 'VERITRANS_SECRET_KEY',
    default: null,
    mayBeInFile: true,
    meaning: 'VeriTrans4G: the secret key, hexadecimal.',
  },
  {
    name: 'VERITRANS_BASE_URL',
    default: 'the provider’s',
    meaning: 'Another address than https is allowed with `SANDBOX` alone.',
  },
  {
    name: 'VERITRANS_TOKEN_URL',
    default: 'the provider’s',
    meaning: 'The tokenizer that browsers send card numbers to.',
  },
  {
    name: 'VERITRANS_DUMMY',
    default: '0',
    meaning: '1 marks orders as trials that take no money. Production refuses it.',
  },
  {
    name: 'VERITRANS_3DS_OPTION',
    default: '`mpi-company`',
    meaning: 'How card holders must be authenticated: `mpi-complete`, `mpi-company` or `mpi-merchant`.',
  },
];
