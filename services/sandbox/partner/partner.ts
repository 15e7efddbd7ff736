import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Json, parseJson, textOf } from '../http/bodies.js';
import type { ProviderContext } from '../provider-context.js';
import type { PartnerLedger, Transfer, Wish } from './partner-ledger.js';
import { signatureFault } from './signature.js';

interface AtSite {
  Params: { site: string; id: string };
}

const LONGEST = 255;
const ID = /^[\w-]{1,64}$/;

const refuse = (reply: FastifyReply, code: number, message: string): FastifyReply => reply.code(code).send({ message });
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** The fields by these names and no others. @returns what is wrong, in words */
const fieldsFault = (json: Json | undefined, names: readonly string[]): string | null => {
  if (!json) return 'the body is no JSON object';
  const stranger = Object.keys(json).find((name) => !names.includes(name));
  if (stranger) return `${stranger} is unknown`;
  const missing = names.find((name) => !(name in json));
  return missing ? `${missing} is missing` : null;
};

const WISH = ['id', 'account', 'direction', 'point'];

const wishOf = (json: Json | undefined): Wish | string => {
  const fault = fieldsFault(json, WISH);
  if (fault || !json) return fault ?? '';
  const { id, account, direction, point } = json;
  if (!isText(id) || !ID.test(id)) return 'id must be up to 64 letters, digits, - and _';
  if (!isText(account)) return 'account must be text';
  if (direction !== 'in' && direction !== 'out') return 'direction must be in or out';
  if (!Number.isSafeInteger(point) || Number(point) < 1) return 'point must be a whole number from 1';
  return { id, account, direction, point: Number(point) };
};

const answerOf = ({ state, reason }: Transfer): object => ({ state, reason });
const isOther = (one: Transfer, wish: Wish): boolean =>
  WISH.some((name) => one[name as keyof Wish] !== wish[name as keyof Wish]);

/** Partner sites, any number of them by the name in the address, each with its own people and points. */
export const servePartners = (fastify: FastifyInstance, context: ProviderContext, ledger: PartnerLedger): void => {
  const config = (call: string) => ({ config: { provider: 'partner', call } });
  // Before the faults: whoever is not the shop uses none up.
  fastify.addHook('preValidation', async (request, reply) => {
    const fault = signatureFault(request, context.keys.partner, context.clock.now());
    if (fault) return refuse(reply, 401, fault);
  });

  fastify.post<AtSite>('/:site/v1/links', config('link'), (request, reply) => {
    const json = parseJson(textOf(request));
    const fault = fieldsFault(json, ['loginid', 'password', 'tel']);
    if (fault || !json) return refuse(reply, 400, fault ?? '');
    const { loginid, password, tel } = json;
    if (!isText(loginid) || !isText(password) || !isText(tel)) return refuse(reply, 400, 'all three must be text');
    const account = ledger.link(request.params.site, loginid, password, tel);
    return account ? { account: account.id, balance: account.balance } : refuse(reply, 401, 'nobody is known by these');
  });

  fastify.get<AtSite>('/:site/v1/accounts/:id', config('get-account'), ({ params: { site, id } }, reply) => {
    const account = ledger.account(site, id);
    return account ? { balance: account.balance } : refuse(reply, 404, 'there is no such account');
  });

  fastify.post<AtSite>('/:site/v1/transfers', config('transfer'), (request, reply) => {
    const wish = wishOf(parseJson(textOf(request)));
    if (typeof wish === 'string') return refuse(reply, 400, wish);
    const known = ledger.transfer(request.params.site, wish.id);
    if (known && isOther(known, wish)) return refuse(reply, 409, 'this id is of another transfer');
    return answerOf(ledger.do(request.params.site, wish));
  });

  fastify.get<AtSite>('/:site/v1/transfers/:id', config('get-transfer'), ({ params: { site, id } }, reply) => {
    const transfer = ledger.transfer(site, id);
    return transfer ? answerOf(transfer) : refuse(reply, 404, 'there is no such transfer');
  });
};
