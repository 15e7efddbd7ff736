import { type Contract, parseRequest } from '../../http/requests/contract.js';
import { parsePayload, readBodyText } from '../../http/requests/form.js';

/**
 * Parses a body of the operators' API that is not a command.
 *
 * @throws RefusedError 400 with messages under the fields
 */
export const parseBody = <Request extends object>(body: unknown, contract: Contract<Request>): Request =>
  parseRequest(contract, parsePayload(readBodyText(body)));
