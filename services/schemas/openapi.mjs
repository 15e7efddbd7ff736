// npm run openapi: writes the descriptions of both APIs from the contracts and the routes. --check only compares.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readContracts } from './contracts.mjs';
import { documentOf } from './openapi-document.mjs';
import { routes } from './routes.mjs';
import { writeOrCheck } from './write-or-check.mjs';

const cookie = (name) => ({ session: { type: 'apiKey', in: 'cookie', name } });
const APIS = [
  { name: 'members', base: '/api/', title: 'The shop, for its members', security: cookie('oripa_session') },
  {
    name: 'operators',
    base: '/admin-api/',
    title: 'The shop, for its operators',
    security: { ...cookie('oripa_operator'), csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' } },
  },
];

const folder = join(import.meta.dirname, 'openapi');
const { calls, schemas } = readContracts();
const isDescribed = ({ path }) => APIS.some(({ base }) => path.startsWith(base));
const keyOf = ({ method, path }) => `${method} ${path}`;
const called = new Set(calls.map(keyOf));
const served = new Set(routes.filter(isDescribed).map(keyOf));

const requestOf = new Map(calls.map((call) => [keyOf(call), call.request?.$ref?.split('/').at(-1)]));
/** The description of this request lacks its optional address, whose class is in no contract. */
const DESCRIBED_IN_PART = 'POST /admin-api/shipments/{id}/change-address';
const isOther = (route) =>
  route.request !== undefined && keyOf(route) !== DESCRIBED_IN_PART && route.request !== requestOf.get(keyOf(route));

const faults = [
  ...[...served].filter((key) => !called.has(key)).map((key) => `${key}: no contract describes this route`),
  ...[...called]
    .filter((key) => !served.has(key))
    .map((key) => `${key}: a contract describes a route that does not exist`),
  ...routes
    .filter(isOther)
    .map((route) => `${keyOf(route)}: the route takes ${route.request}, and its contract has another request`),
];
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

const documents = APIS.map((api) => [
  join(folder, `${api.name}.json`),
  `${JSON.stringify(documentOf({ ...api, calls, routes, schemas }), null, 2)}\n`,
]);
const present = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
writeOrCheck(new Map(documents), present, 'openapi');
