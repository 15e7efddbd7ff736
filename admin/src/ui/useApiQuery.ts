import { useQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import { API, callApi } from '../providers/httpClient';

const TRIES = 3;

/** Returns true if a retry may succeed. A refusal repeats, so it is shown at once. */
const mayPass = (failures: number, { status }: HttpError): boolean =>
  (!status || status >= 500 || status === 429) && failures < TRIES;

/**
 * Loads a GET of the operators' API that is no resource, such as `dashboard?days=7`. It reloads after every command.
 * @param everyMs the interval of polling, in ms
 * @param enabled false if the operator may not read it
 */
export const useApiQuery = <Data>(path: string, everyMs?: number, enabled = true) =>
  useQuery<Data, HttpError>({
    queryKey: ['answer', path],
    queryFn: async ({ signal }) => (await callApi(`${API}/${path}`, { signal })).json,
    enabled,
    retry: mayPass,
    refetchInterval: everyMs ?? false,
  });
