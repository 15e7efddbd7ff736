import { type HttpError, type Identifier, useDataProvider, useRefresh } from 'react-admin';
import type { ConsoleData } from '../providers/dataProvider';

/** Messages under the fields they are about. */
export type FieldErrors = Record<string, string>;

/** Carries the command out on one record. */
export type Run = (id: Identifier, body: object) => Promise<FieldErrors | undefined>;

/**
 * Sends `POST /{resource}/{id}/{command}`; what the page shows is read anew when it is done.
 *
 * @param key under the same key the shop does it once, however often it is sent
 * @returns errors by field when the shop refused; undefined when it is done
 */
export const useCommand = (resource: string, command: string, key?: string): Run => {
  const data = useDataProvider<ConsoleData>();
  const refresh = useRefresh();
  return async (id, body) => {
    try {
      await data.command(resource, id, command, body, key);
    } catch (error) {
      return refusalOf(error as HttpError);
    }
    refresh();
  };
};

/** Errors by field, or the message of the whole under `root`. */
const refusalOf = ({ body, message }: HttpError): FieldErrors => {
  const errors = body?.errors as FieldErrors | undefined;
  return errors && Object.keys(errors).length > 0 ? errors : { root: message };
};
