import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';

const root = join(import.meta.dirname, '../..');
const services = join(root, 'services');

const EXPORTED = /^export (?:abstract )?(?:interface|type|class) (\w+)/gm;

/** Refuses two exported types with the same name, because the description has one schema per name. @throws Error */
const refuseDoubles = (files) => {
  const known = new Map();
  for (const file of files)
    for (const [, name] of readFileSync(join(services, file), 'utf8').matchAll(EXPORTED)) {
      if (known.has(name)) throw new Error(`${name} is exported by ${known.get(name)} and by ${file}`);
      known.set(name, file);
    }
};

/** Reads a JSON Schema for each exported type of all contracts, by name. */
const readTypes = () =>
  createGenerator({
    path: join(services, '**/*.contract.ts'),
    tsconfig: join(root, 'tsconfig.json'),
    expose: 'export',
    encodeRefs: false,
    functions: 'hide',
    skipTypeCheck: true,
  }).createSchema('*').definitions;

/** Returns the name of a schema: `ListAnswer<Pack>` becomes `ListAnswerOfPack`. */
const nameOf = (type) => type.replace(/<(.+)>/, (_, of) => `Of${nameOf(of)}`).replace(/\W/g, '');

/** Converts a schema to OpenAPI 3.1. Numbers become integers, unless the type is `Fraction`. */
const inOpenApi = (name, schema) =>
  JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === '$ref') return `#/components/schemas/${nameOf(value.replace('#/definitions/', ''))}`;
    if (value?.type === 'number' && name !== 'Fraction') return { ...value, type: 'integer' };
    if (Array.isArray(value?.type))
      return { ...value, type: value.type.map((one) => (one === 'number' ? 'integer' : one)) };
    if (Array.isArray(value?.items)) {
      const { items: prefixItems, ...rest } = value;
      return { ...rest, prefixItems, items: false };
    }
    return value;
  });

/** Returns the paths of a call: `/list[/{page}]` has two. */
const pathsOf = (path) => {
  const [, before, optional] = /^(.*?)(?:\[(.*)\])?$/.exec(path);
  return optional === undefined ? [before] : [before, before + optional];
};

const callsOf = (calls) =>
  Object.entries(calls.properties).flatMap(([key, { description, properties }]) => {
    const [method, path] = key.split(' ');
    return pathsOf(path).map((one) => ({ method, path: one, summary: description, ...properties }));
  });

const isCalls = ([name]) => name.endsWith('Calls');

/**
 * Reads the contracts.
 *
 * @returns `calls`: `{method, path, summary, request?, query?, answer}` with schemas, of every interface `…Calls`; `schemas`:
 *   all exported types by name
 */
export const readContracts = () => {
  refuseDoubles(readdirSync(services, { recursive: true }).filter((file) => file.endsWith('.contract.ts')));
  const types = Object.entries(readTypes()).map(([name, schema]) => [nameOf(name), inOpenApi(name, schema)]);
  return {
    calls: types.filter(isCalls).flatMap(([, schema]) => callsOf(schema)),
    schemas: Object.fromEntries(types.filter((one) => !isCalls(one))),
  };
};
