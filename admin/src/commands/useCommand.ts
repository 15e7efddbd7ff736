import { type HttpError, type Identifier, useDataProvider, useRefresh } from 'react-admin';
import type { ConsoleData } from '../providers/dataProvider';

/** Error messages by the name of their field. */
export type FieldErrors = Record<string, string>;

/** Executes the command on one record. */
export type Run = (id: Identifier, body: object) => Promise<FieldErrors | undefined>;

/**
 * Sends `POST /{resource}/{id}/{command}` and reloads the page's data after success.
 * @param key the idempotency key: the shop executes the command once per key
 * @returns errors by field if the shop refused; undefined after success
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

/** Returns the errors by field, or the general message under `root`. */
const refusalOf = ({ body, message }: HttpError): FieldErrors => {
  const errors = body?.errors as FieldErrors | undefined;
  return errors && Object.keys(errors).length > 0 ? errors : { root: message };
};
