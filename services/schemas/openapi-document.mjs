const REF = '#/components/schemas/';
const json = (schema) => ({ 'application/json': { schema } });

/** An answer to a write brings the pair that carries the next one. */
const withPair = (schema, schemas) => {
  if (schema.$ref) return withPair(schemas[schema.$ref.slice(REF.length)], schemas);
  if (schema.anyOf) return { anyOf: schema.anyOf.map((one) => withPair(one, schemas)) };
  const properties = { ...schema.properties, csrf: { $ref: `${REF}AntiForgery` } };
  return { ...schema, properties, required: [...schema.required, 'csrf'] };
};

/** The form that carries a write of a member. */
const form = (request) => {
  const payload = { type: 'string', contentMediaType: 'application/json', contentSchema: request };
  const pair = { type: 'string', description: 'The anti-forgery pair, under its own name.' };
  const properties = { _csrf: pair, ...(request && { json: payload }) };
  return { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties, required: ['_csrf'] } } };
};

const parametersOf = ({ path, query }) => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  })),
];

/** `getUserPackDetailId` */
const idOf = ({ method, path }) =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .slice(2)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

const operationOf = (call, route, schemas) => {
  const isWrite = call.method === 'POST';
  const resolve = (schema) => (schema?.$ref ? schemas[schema.$ref.slice(REF.length)] : schema);
  const parameters = parametersOf({ path: call.path, query: resolve(call.query) });
  return {
    operationId: idOf(call),
    tags: [route.part],
    summary: call.summary,
    security: route.access === 'members' ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(isWrite && { requestBody: { required: true, content: form(call.request) } }),
    responses: {
      200: { description: 'Done.', content: json(isWrite ? withPair(call.answer, schemas) : call.answer) },
      default: { description: 'Refused.', content: json({ $ref: `${REF}Refusal` }) },
    },
  };
};

const refsIn = (schema) => [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];

/** The schemas that something refers to, and those that these refer to, by name. */
const usedBy = (something, schemas) => {
  const used = new Set();
  const visit = (part) => {
    for (const [, name] of refsIn(part)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  visit(something);
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name]]));
};

/** Requests may carry more than the shop looks at. */
const openRequests = (schemas) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, { additionalProperties, ...schema }]) => [
      name,
      name.endsWith('Request') || additionalProperties === undefined ? schema : { ...schema, additionalProperties },
    ]),
  );

/** The OpenAPI description of the calls below `base`. */
export const documentOf = ({ title, base, routes, calls, schemas }) => {
  const paths = {};
  const routeOf = ({ method, path }) => routes.find((route) => route.method === method && route.path === path);
  const below = calls.filter(({ path }) => path.startsWith(base));
  for (const call of below.sort((one, other) => (one.path < other.path ? -1 : 1))) {
    paths[call.path] ??= {};
    paths[call.path][call.method.toLowerCase()] = operationOf(call, routeOf(call), schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: openRequests(usedBy(paths, schemas)),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'oripa_session' } },
    },
  };
};
