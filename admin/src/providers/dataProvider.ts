import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { API, httpClient, post } from './httpClient';

/** Reads and edits as `ra-data-simple-rest` does; commands beside them. */
export interface ConsoleData extends DataProvider {
  /** `POST /{resource}/{id}/{command}`; under the same key it is done once. @returns the record after it */
  command: (
    resource: string,
    id: Identifier,
    command: string,
    body: object,
    key?: string,
  ) => Promise<{ data: RaRecord }>;
}

export const dataProvider: ConsoleData = {
  ...simpleRestProvider(API, httpClient),
  command: async (resource, id, command, body, key) => {
    const once: HeadersInit = key === undefined ? {} : { 'Idempotency-Key': key };
    const { json } = await post(`${resource}/${encodeURIComponent(id)}/${command}`, body, once);
    return { data: json };
  },
};
