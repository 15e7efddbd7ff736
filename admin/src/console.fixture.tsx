import { cleanup, render, screen, type within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PART_WORDS, type Part } from './messages';
import { dataProvider } from './providers/dataProvider';
import { i18nProvider } from './providers/i18nProvider';
import type { Language } from './providers/languages';
import { theme } from './theme/theme';

// What jsdom lacks; the names of fields need no more.
globalThis.CSS ??= { escape: (name: string) => name.replaceAll('.', '\\.') } as typeof CSS;

/** What was asked of the operators' API. */
export interface ApiRequest {
  readonly method: string;
  /** Below `/admin-api/`, with its query. */
  readonly path: string;
  readonly body: unknown;
  /** Under which the shop does it once. */
  readonly key: string | null;
}

/** What the operators' API answers; a plain object is 200, and a promise keeps the console waiting. */
interface ApiResponse {
  readonly status: number;
  readonly body: object;
}

type ApiResponses = Readonly<Record<string, object | ApiResponse>>;

const isApiResponse = (response: object): response is ApiResponse => 'status' in response && 'body' in response;

/**
 * An operators' API that gives these answers by path, the query left out, as they are at that moment; what it does not
 * know it refuses with 404.
 *
 * @returns all that is asked, as it comes
 */
export const mockApi = (responses: ApiResponses): ApiRequest[] => {
  const requests: ApiRequest[] = [];
  globalThis.fetch = (async (url: RequestInfo | URL, { method = 'GET', body, headers }: RequestInit = {}) => {
    const path = String(url).replace(/^.*\/admin-api\//, '');
    const key = new Headers(headers).get('Idempotency-Key');
    requests.push({ method, path, key, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const result = await (responses[`${method} ${path.split('?')[0]}`] ?? responses[path.split('?')[0]!]);
    if (result instanceof Response) return result;
    const response = !result
      ? { status: 404, body: {} }
      : isApiResponse(result)
        ? result
        : { status: 200, body: result };
    const text = JSON.stringify(response.body);
    return {
      ok: response.status < 400,
      status: response.status,
      headers: new Headers({ 'content-type': 'application/json', 'content-range': 'rows 0-0/1' }),
      blob: async () => ({ text: async () => text }),
      text: async () => text,
    };
  }) as typeof fetch;
  return requests;
};

const EVERY_PART = Object.keys(PART_WORDS) as Part[];

/**
 * Shows a page of the console to an operator who may open everything.
 *
 * @param may what they may do besides, as the session tells it: `approvals.approve`
 */
export const show = async (
  page: ReactNode,
  path = '/',
  language: Language = 'ja',
  may: readonly string[] = [],
): Promise<void> => {
  cleanup();
  await i18nProvider.fetchWords(EVERY_PART);
  await i18nProvider.changeLocale(language);
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => undefined,
    canAccess: async () => true,
    getIdentity: async () => ({ id: 'operator', may }),
  };
  const element = (
    <AdminContext authProvider={authProvider} dataProvider={dataProvider} i18nProvider={i18nProvider} theme={theme}>
      {page}
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
};

/** Says in a word why, in an open dialog that asks for one. */
export const chooseCode = async (dialog: ReturnType<typeof within>, code: string): Promise<void> => {
  await userEvent.click(dialog.getByRole('combobox', { name: /区分/ }));
  await userEvent.click(await screen.findByRole('option', { name: code }));
};
