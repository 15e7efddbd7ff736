import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { ROLES, type Role } from '../../services/platform/console-api/access/operator.js';
import { type OperatorRoute, Permissions } from '../../services/platform/console-api/access/permissions.js';
import { type Console, confirm, consolesOf, signInAs } from '../support/console.js';
import { listServedRoutes } from '../support/served-routes.js';
import { WholeShop } from '../support/whole-shop.js';
import { FINANCE_MAY_BEGIN, ROLE_MATRIX } from './role-matrix.js';

const NOBODYS_ID = '00000000-0000-7000-8000-000000000000';
/** The one route without a session. */
const FRONT_DOOR = 'POST session';

const OWN_SESSION = ['DELETE session', 'POST session/confirm', 'POST session/otp', 'POST session/otp/confirm'];
const OF_MONEY =
  /^admin-api\/(members|payments|deposits|settle|ledger|point|draws|referrals|partner|trial|unused|expiry|cards-l)/;

let shop: WholeShop;
let consoles: Record<Role | 'nobody', Console>;
let routes: readonly OperatorRoute[];

beforeAll(async () => {
  shop = await WholeShop.open();
  consoles = await consolesOf(shop);
  routes = shop.app.get(Permissions, { strict: false }).routes();
});
afterAll(() => shop?.close());

/** `GET members/:id` */
const nameOf = ({ method, path }: OperatorRoute): string =>
  `${method} ${path.replace('admin-api/', '').replace(/:\w+/g, ':id')}`;
const guarded = () => routes.filter((route) => nameOf(route) !== FRONT_DOOR);
/** Sends a request with an unknown id, and a command without fields, so that passing the guard does no harm. */
const ask = (console: Console, { method, path }: OperatorRoute, headers: Record<string, string> = {}) =>
  console.send(
    method as 'GET',
    path.replace('admin-api/', '').replace(/:\w+/g, NOBODYS_ID),
    method === 'GET' || method === 'DELETE' ? undefined : {},
    headers,
  );
const statuses = async (request: (route: OperatorRoute) => Promise<number>, among = guarded()) =>
  Object.fromEntries(
    await Promise.all(among.map(async (route): Promise<[string, number]> => [nameOf(route), await request(route)])),
  );
const all = (status: number, among = guarded()) => Object.fromEntries(among.map((route) => [nameOf(route), status]));
const isUnsafe = ({ method }: OperatorRoute): boolean => method !== 'GET';

describe('the routes of the operators’ API', () => {
  it('agree with the matrix, each with its roles', () => {
    const roles = Object.fromEntries(guarded().map((route) => [nameOf(route), route.roles]));
    expect(roles).toEqual(ROLE_MATRIX);
  });

  it('cover everything below /admin-api', () => {
    const fastify = shop.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const served = listServedRoutes(fastify).filter(({ path }) => path.startsWith('/admin-api/'));
    expect(served.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      routes.map(({ method, path }) => `${method} /${path}`).sort(),
    );
  });

  it('let finance change nothing', () => {
    const changing = guarded().filter((route) => isUnsafe(route) && route.roles?.includes('finance'));
    const named = changing.map(nameOf).filter((name) => !FINANCE_MAY_BEGIN.includes(name));
    expect(named.filter((name) => !/preview$/.test(name))).toEqual([]);
  });

  it('let the auditor only read, except for their own session', () => {
    const changing = guarded().filter((route) => isUnsafe(route) && route.roles?.includes('auditor'));
    expect(changing.map(nameOf).sort()).toEqual(OWN_SESSION);
  });

  it('let shipping and the pack editor see no money of members', () => {
    for (const role of ['shipping', 'pack-editor'] as const) {
      const open = guarded().filter(({ roles }) => roles?.includes(role));
      expect(open.filter(({ path }) => OF_MONEY.test(path)).map(nameOf)).toEqual([]);
    }
  });

  it('return 401 to a caller without a session, for any request', async () => {
    expect(await statuses(async (route) => (await ask(consoles.nobody, route)).status)).toEqual(all(401));
    const forged = { cookie: 'oripa_operator=x', 'x-csrf-token': 'x' };
    expect(await statuses(async (route) => (await ask(consoles.nobody, route, forged)).status)).toEqual(all(401));
  });

  it('return 401 to a member', async () => {
    const { browser } = await shop.person();
    const headers = { cookie: browser.cookie };
    expect(await statuses(async (route) => (await ask(consoles.nobody, route, headers)).status)).toEqual(all(401));
  });

  it.each(ROLES)('return 403 to %s where the role has no permission', async (role) => {
    const refused = guarded().filter(({ roles }) => !roles?.includes(role));
    expect(await statuses(async (route) => (await ask(consoles[role], route)).status, refused)).toEqual(
      all(403, refused),
    );
  });

  it.each(ROLES)('return 403 to %s without the CSRF token of their session', async (role) => {
    const unsafe = guarded().filter(isUnsafe);
    const others = (await signInAs(shop, role)).headers['x-csrf-token']!;
    for (const value of ['', 'x', others])
      expect(
        await statuses(async (route) => (await ask(consoles[role], route, { 'x-csrf-token': value })).status, unsafe),
      ).toEqual(all(403, unsafe));
  });

  it.each(ROLES)('respond to %s without a server error for unknown ids', async (role) => {
    await confirm(consoles[role]);
    const open = guarded().filter((route) => route.roles?.includes(role) && nameOf(route) !== 'DELETE session');
    const statusesOfRole = await statuses(async (route) => (await ask(consoles[role], route)).status, open);
    const odd = Object.entries(statusesOfRole).filter(([, status]) => ![200, 201, 400, 404].includes(status));
    expect(odd).toEqual([]);
    const commands = open.filter((route) => isUnsafe(route) && /:\w+\//.test(route.path));
    expect(commands.filter((route) => statusesOfRole[nameOf(route)] === 200).map(nameOf)).toEqual([]);
  });

  it('return 404 for malformed ids, never a server error', async () => {
    const ofOne = guarded().filter(({ method, path }) => method === 'GET' && path.includes(':'));
    for (const id of ['0', 'x', '1%00', "'", '../session', '%2e%2e%2f', '9'.repeat(30)]) {
      const statusesOfNobody = await statuses(async ({ path }) => {
        const { status } = await consoles.owner.get(path.replace('admin-api/', '').replace(/:\w+/g, id));
        return status;
      }, ofOne);
      expect([id, Object.entries(statusesOfNobody).filter(([, status]) => ![200, 400, 404].includes(status))]).toEqual([
        id,
        [],
      ]);
    }
  });
});

describe('the permissions that a session shows', () => {
  it.each(ROLES)('agree with the routes: %s', async (role) => {
    const { body } = await consoles[role].get('session');
    expect(body.may.length).toBe(routes.filter(({ roles }) => roles?.includes(role)).length);
    expect(body.may).toContain('dashboard.list');
    expect(body.may.includes('operators.disable')).toBe(role === 'owner');
    expect(body.may.includes('members.ban')).toBe(role === 'owner' || role === 'support');
    expect(body.may.includes('packs.publish')).toBe(role === 'owner' || role === 'pack-editor');
    expect(body.may.includes('shipments.mark-shipped')).toBe(['owner', 'shipping', 'support'].includes(role));
  });
});
