import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { switchLanguage } from '../i18n/i18n';
import { queryClient } from './query-client';

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

interface Sent {
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its payload
  readonly payload: any;
}

type Reply = object | Promise<object>;

const VISITOR = { is_login: '0', rank: '', rank_icon: '', point: 0, coin: 0, last_name: '', first_name: '' };

/** Stubs the API with a response for each path. @returns the requests sent to it, updated live */
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
    const response = { csrf: { name: '_csrf', value: String(sent.length) }, ...(await known[path]) };
    return Response.json(response);
  };
  return sent;
};

/** Renders pages at an address, after unmounting earlier ones. Other addresses render nothing. */
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
