import type { FastifyInstance } from 'fastify';
import { toTokyoIso } from '../clock.js';
import type { PartnerLedger } from '../partner/partner-ledger.js';
import { jsonOf, refuse } from './control.js';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Serves the accounts, balances and transfers of partner sites. Nothing in the sandbox is secret. */
export const servePartnerControl = (fastify: FastifyInstance, ledger: PartnerLedger): void => {
  fastify.get('/partner/accounts', () => ledger.accounts());
  fastify.get('/partner/transfers', () =>
    ledger.transfers().map((transfer) => ({ ...transfer, created: toTokyoIso(transfer.created) })),
  );
  fastify.post('/partner/accounts', (request, reply) => {
    const { site, loginid, password, tel, balance } = jsonOf(request);
    if (!isText(site) || !isText(loginid) || !isText(password) || !isText(tel))
      return refuse(reply, 400, 'site, loginid, password and tel must be text');
    if (!Number.isSafeInteger(balance) || Number(balance) < 0)
      return refuse(reply, 400, 'balance must be a whole number from 0');
    return ledger.savePerson({ site, loginid, password, tel, balance: Number(balance) });
  });
};
