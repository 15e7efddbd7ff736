import { type Contract, parseRequest } from '../../http/requests/contract.js';
import { parsePayload, textOfBody } from '../../http/requests/form.js';

/**
 * Parses a body of the operators' API that is not a command.
 *
 * @throws RefusedError 400 with messages under the fields
 */
export const parseBody = <Request extends object>(body: unknown, contract: Contract<Request>): Request =>
  parseRequest(contract, parsePayload(textOfBody(body)));
