import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { switchLanguage } from '../i18n/i18n';
import { queryClient } from './query-client';

// jsdom opens no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

interface Sent {
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it as it expects it to be
  readonly payload: any;
}

type Reply = object | Promise<object>;

const VISITOR = { is_login: '0', rank: '', rank_icon: '', point: 0, coin: 0, last_name: '', first_name: '' };

/** A shop that answers each path as it is told. @returns what it is sent, as it comes in */
export const openShop = (replies: Record<string, Reply> = {}): Sent[] => {
  const sent: Sent[] = [];
  const known: Record<string, Reply> = {
    '/user/point': { state: 200, detail: VISITOR },
    '/legal_texts': { state: 200, list: [] },
    '/user/pref_list': { state: 200, list: [{ id: 13, name: '東京都' }] },
    ...replies,
  };
  window.fetch = async (input, init) => {
    const path = String(input).replace('/api', '');
    const json = init?.body instanceof URLSearchParams ? init.body.get('json') : null;
    sent.push({ path, payload: json && JSON.parse(json) });
    const answer = { csrf: { name: '_csrf', value: String(sent.length) }, ...(await known[path]) };
    return Response.json(answer);
  };
  return sent;
};

/** Shows pages as the shop's frame does, in place of what was shown before; other addresses show nothing. */
export const openPages = async (routes: RouteObject[], address: string, language: 'ja' | 'en' = 'ja') => {
  cleanup();
  queryClient.clear();
  switchLanguage(language);
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: [address] });
  const pages = (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>
  );
  await act(async () => render(pages));
  return {
    addressNow: () => router.state.location.pathname + router.state.location.search,
    goBack: () => act(() => router.navigate(-1)),
  };
};
