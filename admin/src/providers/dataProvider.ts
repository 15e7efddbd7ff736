import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { findCommandsByName } from './findCommandsByName';
import { API, callApi } from './httpClient';
import { wordsOf } from './wordsOf';

/** A data provider with commands in addition to the calls of `ra-data-simple-rest`. */
export interface ConsoleData extends DataProvider {
  /**
   * Sends `POST /{resource}/{id}/{command}`, or the form's request for `create` and `edit`. The key makes it
   * idempotent.
   * @returns the record after the command
   */
  command: (
    resource: string,
    id: Identifier,
    command: string,
    body: object,
    key?: string,
  ) => Promise<{ data: RaRecord }>;
}

const rest = simpleRestProvider(API, callApi);

const routeOf = (resource: string, id: string, command: string): readonly [method: string, path: string] => {
  if (command === 'create') return ['POST', resource];
  return command === 'edit' ? ['PUT', `${resource}/${id}`] : ['POST', `${resource}/${id}/${command}`];
};

const findCommands = async (text: string): Promise<string[]> =>
  findCommandsByName(text, await Promise.all([wordsOf('timeline', 'ja'), wordsOf('timeline', 'en')]));

/** Extends a search of the audit trail by the commands whose names contain the text. */
export const searchOf = async (
  resource: string,
  filter: Record<string, unknown> = {},
): Promise<Record<string, unknown>> => {
  const commands = resource === 'audit-trail' && typeof filter.q === 'string' ? await findCommands(filter.q) : [];
  return commands.length > 0 ? { ...filter, acts: commands } : filter;
};

export const dataProvider: ConsoleData = {
  ...rest,
  getList: async (resource, params) =>
    rest.getList(resource, { ...params, filter: await searchOf(resource, params.filter) }),
  command: async (resource, id, command, body, key) => {
    const once: HeadersInit = key === undefined ? {} : { 'Idempotency-Key': key };
    const [method, path] = routeOf(resource, encodeURIComponent(id), command);
    const { json } = await callApi(`${API}/${path}`, { method, body: JSON.stringify(body), headers: once });
    return { data: json };
  },
};
