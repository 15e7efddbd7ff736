import { addressOf, type Environment, readValue } from '../../provider-environment.js';
import { StartupError } from '../../startup-error.js';

/** The levels of cardholder authentication, which decide who bears the risk. */
const OPTIONS = ['mpi-complete', 'mpi-company', 'mpi-merchant'] as const;

/** The keys and addresses for calls to VeriTrans4G. */
export interface VeritransKeys {
  /** The base URL without a trailing slash. */
  readonly baseUrl: string;
  /** The public address that receives card numbers from browsers, so that the shop never sees one. */
  readonly tokenUrl: string;
  readonly tokenApiKey: string;
  readonly merchantCcid: string;
  /** Hexadecimal digits. */
  readonly secretKey: string;
  /** Orders are tests and take no money. */
  readonly isDummy: boolean;
  readonly option: (typeof OPTIONS)[number];
}

const VERITRANS_NAMES = ['VERITRANS_TOKEN_API_KEY', 'VERITRANS_MERCHANT_CCID', 'VERITRANS_SECRET_KEY'];

const VERITRANS_URL = 'https://api3.veritrans.co.jp';

/** Reads the keys; null if one is missing. @throws StartupError for an invalid value */
export const readVeritransKeys = (environment: Environment, isSandbox: boolean): VeritransKeys | null => {
  const [tokenApiKey, merchantCcid, secretKey] = VERITRANS_NAMES.map((name) => readValue(environment, name));
  if (!tokenApiKey || !merchantCcid || !secretKey) return null;
  if (!/^([0-9a-f]{2})+$/i.test(secretKey)) throw new StartupError('VERITRANS_SECRET_KEY must be hexadecimal');
  const option = OPTIONS.find((one) => one === (environment.VERITRANS_3DS_OPTION || 'mpi-company'));
  if (!option) throw new StartupError(`VERITRANS_3DS_OPTION must be one of ${OPTIONS.join(', ')}`);
  const dummy = environment.VERITRANS_DUMMY || '0';
  if (dummy !== '0' && dummy !== '1') throw new StartupError(`VERITRANS_DUMMY must be 0 or 1, not "${dummy}"`);
  return {
    baseUrl: addressOf(environment, 'VERITRANS_BASE_URL', VERITRANS_URL, isSandbox),
    tokenUrl: addressOf(environment, 'VERITRANS_TOKEN_URL', `${VERITRANS_URL}/4gtoken`, isSandbox),
    tokenApiKey,
    merchantCcid,
    secretKey,
    isDummy: dummy === '1',
    option,
  };
};
