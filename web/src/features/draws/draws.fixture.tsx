import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import { queryClient } from '../../api/query-client';
import type { DrawnCard, DrawToDecide } from './draws.api';

// jsdom opens no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom decodes no pictures.
HTMLImageElement.prototype.decode = async () => {};

/** Sets whether the visitor prefers reduced motion. */
export const setLessMotion = (matches: boolean): void => {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
};

export const makeCard = (id: number, fields: Partial<DrawnCard> = {}): DrawnCard => ({
  history_id: `d.${id}`,
  image: `/images/${id}.webp`,
  name: `カード${id}`,
  model_number: `M-${id}`,
  rarity: 0,
  rarity_label: 'N',
  num: 1,
  buy_point: 100,
  no_reduction: '0',
  is_special_remarks: '0',
  special_remarks: '',
  movie_url: '',
  extra: '',
  ...fields,
});

export const makeDraw = (cards: readonly DrawnCard[], fields: Partial<DrawToDecide> = {}): DrawToDecide => ({
  state: 200,
  result: '1',
  cards,
  title: '暁の星獣パック',
  created: new Date().toISOString(),
  card_type: 1,
  is_buy_coin: '0',
  history_id: 'd',
  pack_id: '1',
  ...fields,
});

export interface Call {
  readonly path: string;
  readonly payload: unknown;
}

type Responses = Readonly<Record<string, object>>;

/**
 * Installs a fake shop with a response for each path, with state 200 by default.
 * @returns calls, in order
 */
export const openShop = (responses: Responses): Call[] => {
  const calls: Call[] = [];
  queryClient.clear();
  window.fetch = async (input, init) => {
    const path = String(input).replace(/^\/api/, '');
    const written = (init?.body as URLSearchParams | undefined)?.get('json');
    calls.push({ path, payload: written ? JSON.parse(written) : undefined });
    const csrf = { name: 'token', value: String(calls.length) };
    return new Response(JSON.stringify({ state: 200, csrf, ...responses[path] }));
  };
  return calls;
};

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

/**
 * Renders the page of a route with a history `state`. Any page that it navigates to shows its address as an `output`.
 */
export const visit = (route: RouteObject & { path: string }, search = '', state: unknown = null) => {
  const router = createMemoryRouter(
    [
      { ...route, HydrateFallback: () => null },
      { path: '*', Component: Whereabouts },
    ],
    {
      initialEntries: [{ pathname: route.path, search, state }],
    },
  );
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
