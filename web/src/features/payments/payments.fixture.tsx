import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import { queryClient } from '../../api/query-client';
import { switchLanguage } from '../../i18n/i18n';
import { storeQuery } from './destination';

// jsdom opens no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

export interface Sent {
  /** path without `/api` at the shop; full address elsewhere */
  readonly path: string;
  readonly payload: unknown;
}

type Replies = Readonly<Record<string, object>>;

const MEMBER = { is_login: '1', rank: '', rank_icon: '', point: 300, coin: 0, last_name: '山田', first_name: '花子' };

export const makeCourse = (id: string, price: number, fields: object = {}) => ({
  ...{ id, price, point: price, bonus_point: 0, bonus_coin: 0, memo: '' },
  ...fields,
});

const LIMITS = {
  ...{ monthly_yen: 0, next_monthly_yen: null, next_from: null },
  ...{ paid_this_month: 0, spent_this_month: 0, open_this_month: 0, paused_until: null },
  ...{ age_monthly_yen: 0, birthday_needed: '0' },
};

const payloadOf = (body: unknown): unknown => {
  const json = body instanceof URLSearchParams ? body.get('json') : body;
  return typeof json === 'string' ? JSON.parse(json) : undefined;
};

/**
 * Installs a fake shop and fake providers with a response for each path.
 * @returns requests, in order
 */
export const openShop = (replies: Replies): Sent[] => {
  const sent: Sent[] = [];
  const known: Replies = { '/user/point': { detail: MEMBER }, '/user/limits': { detail: LIMITS }, ...replies };
  window.fetch = async (input, init) => {
    const path = String(input).replace(/^\/api/, '');
    sent.push({ path, payload: payloadOf(init?.body) });
    return Response.json({ state: 200, csrf: { name: 'token', value: String(sent.length) }, ...known[path] });
  };
  return sent;
};

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

/**
 * Renders the page of a route. Any page that it navigates to shows its address as an `output`.
 * @param storedQuery query that the tab has stored
 */
export const openPage = async (
  route: RouteObject & { path: string },
  search = '',
  language: 'ja' | 'en' = 'ja',
  storedQuery = '',
) => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  if (storedQuery !== '') storeQuery(new URLSearchParams(storedQuery));
  switchLanguage(language);
  const router = createMemoryRouter([route, { path: '*', Component: Whereabouts }], {
    initialEntries: [route.path + search],
  });
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
};
