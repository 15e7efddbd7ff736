import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { queryClient } from '../../api/query-client';
import type { Pack } from './catalog.api';
import type { PackCard } from './prizes.api';

// APIs that jsdom lacks.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
window.matchMedia = () => ({ matches: false }) as MediaQueryList;

export const makePack = (fields: Partial<Pack> = {}): Pack => ({
  id: '7',
  name: '歯車の門',
  point: 300,
  total_pack_count: 1000,
  pack_count: 120,
  verified: { chained: 880, recomputed: 0, differs: '0' },
  card_type: 2,
  payment_method: '1',
  image: ['/images/a.webp'],
  is_before: '0',
  is_paused: '0',
  start_date: '2026-01-15T12:00:00+09:00',
  format_end_date: '',
  max_buy_count: 0,
  can_limit: 0,
  conditions: [],
  show_cardlist: '1',
  tags: [],
  top_prizes: [],
  extra_prizes: [],
  detail: '',
  ...fields,
});

export const makePrize = (id: string, rank: number, remaining: number, fields: Partial<PackCard> = {}): PackCard => ({
  id,
  card_id: `card-${id}`,
  rank,
  rank_name: `${'SABC'.charAt(rank - 1)}賞`,
  rarity: 0,
  rarity_label: 'N',
  buy_point: 100,
  remaining,
  image_url: `/images/${id}.webp`,
  set_count: 1,
  is_special_remarks: '0',
  special_remarks: '',
  no_reduction: '0',
  name: `カード${id}`,
  model_number: '',
  set_name: '',
  back_image_url: '',
  condition: '',
  grader: '',
  grade: '',
  certificate_number: '',
  certificate_url: '',
  reference: null,
  ...fields,
});

/** Returns one page of a list as the API sends it. */
export const listOf = (list: readonly unknown[], page = 1, all_page = 1) => ({
  list,
  page,
  all_page,
  total: list.length,
});

/**
 * Installs a fake shop with a response for each path, read at the time of the request. Any other path gets state 404.
 * @returns requested paths, in order
 */
export const openShop = (responses: Record<string, object>): string[] => {
  const requests: string[] = [];
  queryClient.clear();
  window.fetch = async (input) => {
    const path = String(input).replace(/^\/api/, '');
    requests.push(path);
    return Response.json({ state: 404, ...(responses[path] && { state: 200, ...responses[path] }) });
  };
  return requests;
};

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Renders part of a page at an address. Any page that it navigates to shows its address as an `output`. */
export const show = (element: ReactNode, address = '/') => {
  cleanup();
  const path = address.replace(/\?.*/, '');
  const routes = [
    { path, element: <Suspense>{element}</Suspense> },
    { path: '*', Component: Whereabouts },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
