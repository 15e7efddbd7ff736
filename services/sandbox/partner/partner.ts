import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Json, parseJson, textOf } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';
import type { PartnerLedger, PartnerTransfer, TransferRequest } from './partner-ledger.js';
import { findSignatureFault } from './signature.js';

interface AtSite {
  Params: { site: string; id: string };
}

const MAX_TEXT_LENGTH = 255;
const ID = /^[\w-]{1,64}$/;

const refuse = (reply: FastifyReply, code: number, message: string): FastifyReply => reply.code(code).send({ message });
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_LENGTH;

/** Describes the first unknown or missing field; null when exactly these names are present. */
const findFieldsFault = (json: Json | undefined, names: readonly string[]): string | null => {
  if (!json) return 'the body is not a JSON object';
  const unknownName = Object.keys(json).find((name) => !names.includes(name));
  if (unknownName) return `${unknownName} is unknown`;
  const missing = names.find((name) => !(name in json));
  return missing ? `${missing} is missing` : null;
};

const TRANSFER_FIELDS = ['id', 'account', 'direction', 'point'];

const parseTransferRequest = (json: Json | undefined): TransferRequest | string => {
  const fault = findFieldsFault(json, TRANSFER_FIELDS);
  if (fault || !json) return fault ?? '';
  const { id, account, direction, point } = json;
  if (!isText(id) || !ID.test(id)) return 'id must be up to 64 letters, digits, - and _';
  if (!isText(account)) return 'account must be text';
  if (direction !== 'in' && direction !== 'out') return 'direction must be in or out';
  if (!Number.isSafeInteger(point) || Number(point) < 1) return 'point must be a whole number from 1';
  return { id, account, direction, point: Number(point) };
};

const transferViewOf = ({ state, reason }: PartnerTransfer): object => ({ state, reason });
const isDifferent = (one: PartnerTransfer, request: TransferRequest): boolean =>
  TRANSFER_FIELDS.some((name) => one[name as keyof TransferRequest] !== request[name as keyof TransferRequest]);

/** Serves the partner sites. Each name in the address is a site with its own accounts and points. */
export const servePartners = (fastify: FastifyInstance, context: ProviderContext, ledger: PartnerLedger): void => {
  const config = (call: string) => ({ config: { provider: 'partner', call } });
  // Runs before the faults, so that unsigned requests use none up.
  fastify.addHook('preValidation', async (request, reply) => {
    const fault = findSignatureFault(request, context.keys.partner, context.clock.now());
    if (fault) return refuse(reply, 401, fault);
  });

  fastify.post<AtSite>('/:site/v1/links', config('link'), (request, reply) => {
    const json = parseJson(textOf(request));
    const fault = findFieldsFault(json, ['loginid', 'password', 'tel']);
    if (fault || !json) return refuse(reply, 400, fault ?? '');
    const { loginid, password, tel } = json;
    if (!isText(loginid) || !isText(password) || !isText(tel)) return refuse(reply, 400, 'all three must be text');
    const account = ledger.link(request.params.site, loginid, password, tel);
    return account ? { account: account.id, balance: account.balance } : refuse(reply, 401, 'there is no such person');
  });

  fastify.get<AtSite>('/:site/v1/accounts/:id', config('get-account'), ({ params: { site, id } }, reply) => {
    const account = ledger.account(site, id);
    return account ? { balance: account.balance } : refuse(reply, 404, 'there is no such account');
  });

  fastify.post<AtSite>('/:site/v1/transfers', config('transfer'), (request, reply) => {
    const transferRequest = parseTransferRequest(parseJson(textOf(request)));
    if (typeof transferRequest === 'string') return refuse(reply, 400, transferRequest);
    const earlierTransfer = ledger.transfer(request.params.site, transferRequest.id);
    if (earlierTransfer && isDifferent(earlierTransfer, transferRequest))
      return refuse(reply, 409, 'this id belongs to another transfer');
    return transferViewOf(ledger.execute(request.params.site, transferRequest));
  });

  fastify.get<AtSite>('/:site/v1/transfers/:id', config('get-transfer'), ({ params: { site, id } }, reply) => {
    const transfer = ledger.transfer(site, id);
    return transfer ? transferViewOf(transfer) : refuse(reply, 404, 'there is no such transfer');
  });
};
