const REF = '#/components/schemas/';
const WRITES = new Set(['POST', 'PUT', 'DELETE']);

const json = (schema) => ({ 'application/json': { schema } });

/** Returns the schema behind a reference. */
const resolved = (schema, schemas) =>
  schema?.$ref ? resolved(schemas[schema.$ref.slice(REF.length)], schemas) : schema;

/** Allows additional properties, because requests may have fields that the shop ignores. */
const open = ({ additionalProperties: _, ...schema }) => schema;

/** Adds the CSRF token for the next write, which a response to a member's write has. */
const withCsrfToken = (schema, schemas) => {
  const { anyOf, ...whole } = resolved(schema, schemas);
  if (anyOf) return { anyOf: anyOf.map((one) => withCsrfToken(one, schemas)) };
  const properties = { ...whole.properties, csrf: { $ref: `${REF}AntiForgery` } };
  return { ...whole, properties, required: [...whole.required, 'csrf'] };
};

/** Describes the form of a member's write. */
const form = (request) => {
  const payload = { type: 'string', contentMediaType: 'application/json', contentSchema: request };
  const pair = { type: 'string', description: 'The CSRF token.' };
  const properties = { _csrf: pair, ...(request && { json: payload }) };
  return { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties, required: ['_csrf'] } } };
};

const parameter = (where, name, schema, required) => ({ name, in: where, required, schema });

const parametersOf = ({ path, query }, schemas) => {
  const { properties = {}, required = [] } = resolved(query, schemas) ?? {};
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter('path', name, { type: 'string' }, true)),
    ...Object.entries(properties).map(([name, schema]) => parameter('query', name, schema, required.includes(name))),
  ];
};

/** `getUserPackDetailId` */
const idOf = ({ method, path }) =>
  method.toLowerCase() +
  path
    .replace(/^\/[\w-]+\//, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** Returns the body of a request: a form for members; JSON or a file for operators. */
const bodyOf = ({ method, request, upload }, isOfMembers) => {
  if (isOfMembers) return method === 'POST' ? form(request) : undefined;
  if (upload) return { [upload.const]: {} };
  return request && json(request.$ref ? request : open(request));
};

const responseContentOf = ({ method, answer: response, file }, isOfMembers, schemas) => ({
  ...(response && json(isOfMembers && method === 'POST' ? withCsrfToken(response, schemas) : response)),
  ...(file && { [file.const]: {} }),
});

/** Returns the access rule: public, members, or operators with some roles. */
const securityOf = ({ access, roles }, method) => {
  if (access === 'members') return { security: [{ session: [] }] };
  if (roles.length === 0) return { security: [] };
  return { security: [{ session: [], ...(WRITES.has(method) && { csrf: [] }) }], 'x-roles': roles };
};

const operationOf = (call, route, isOfMembers, schemas) => {
  const parameters = parametersOf(call, schemas);
  // Providers send their own formats, without a CSRF token.
  const hasPairs = isOfMembers && route.access !== 'providers';
  const body = bodyOf(call, hasPairs);
  return {
    operationId: idOf(call),
    tags: [route.part],
    summary: call.summary,
    ...securityOf(route, call.method),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      ...(call.redirect && { [call.redirect.const]: { description: 'Goes on at `Location`.' } }),
      ...((call.answer || call.file) && {
        200: { description: 'Done.', content: responseContentOf(call, hasPairs, schemas) },
      }),
      default: { description: 'Refused.', content: json({ $ref: `${REF}Refusal` }) },
    },
  };
};

const refsIn = (schema) => [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];

/** Returns the schemas that a value refers to, directly or indirectly, by name. */
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
  const schemaOf = (name) => (name.endsWith('Request') ? open(schemas[name]) : schemas[name]);
  return Object.fromEntries([...used].sort().map((name) => [name, schemaOf(name)]));
};

/** Builds the OpenAPI description of the calls below `base`. `security` has its security schemes. */
export const documentOf = ({ title, base, security, routes, calls, schemas }) => {
  const paths = {};
  const routeOf = ({ method, path }) => routes.find((route) => route.method === method && route.path === path);
  const below = calls.filter(({ path }) => path.startsWith(base));
  for (const call of below.sort((one, other) => (one.path < other.path ? -1 : 1))) {
    paths[call.path] ??= {};
    paths[call.path][call.method.toLowerCase()] = operationOf(call, routeOf(call), base === '/api/', schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: { schemas: usedBy(paths, schemas), securitySchemes: security },
  };
};
