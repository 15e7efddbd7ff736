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

// jsdom has no `CSS.escape`. The names of fields need no more than this.
globalThis.CSS ??= { escape: (name: string) => name.replaceAll('.', '\\.') } as typeof CSS;

/** A request to the fake of the operators' API. */
export interface ApiRequest {
  readonly method: string;
  /** The path below `/admin-api/`, with its query. */
  readonly path: string;
  readonly body: unknown;
  /** The idempotency key. */
  readonly key: string | null;
}

/** A response of the fake. A plain object means status 200; a pending promise keeps the console waiting. */
interface ApiResponse {
  readonly status: number;
  readonly body: object;
}

type ApiResponses = Readonly<Record<string, object | ApiResponse>>;

const isApiResponse = (response: object): response is ApiResponse => 'status' in response && 'body' in response;

/**
 * Replaces `fetch` by a fake of the operators' API. It responds by path without the query, with the value at that
 * moment.
 * An unknown path gets a 404.
 * @returns all requests, growing as they arrive
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
 * Renders a page of the console for an operator who may open every page.
 * @param may further permissions of the session, such as `approvals.approve`
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

/** Chooses a reason code in an open dialog. */
export const chooseCode = async (dialog: ReturnType<typeof within>, code: string): Promise<void> => {
  await userEvent.click(dialog.getByRole('combobox', { name: /区分/ }));
  await userEvent.click(await screen.findByRole('option', { name: code }));
};
