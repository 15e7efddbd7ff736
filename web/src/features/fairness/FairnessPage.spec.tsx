import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../api/query-client';
import { createTaskPerformer, type Task } from './check-tasks';
import FairnessPage from './FairnessPage';
import { cardsOf, copyOf, DAY_5_MS, makeShop, type Shop } from './fairness.fixture';

let shop: Shop;
let requests: string[];

/** Worker that runs its tasks in the same thread. */
class InstantWorker {
  onmessage = (_: { data: unknown }) => {};
  private readonly perform = createTaskPerformer();

  postMessage(task: Task) {
    const data = this.perform(copyOf(task));
    queueMicrotask(() => this.onmessage({ data }));
  }

  terminate() {}
}

const responseTo = (path: string): object => {
  const { fair, shown, lines, receipts } = shop;
  const { prizes, ...terms } = shown;
  const verified = { chained: 24, recomputed: 18, differs: '0' };
  const named = { id: '42', name: '星のパック', image: [], is_before: '0', show_cardlist: '1' };
  const pack = { ...terms, ...named, pack_count: 0, verified };
  if (path === '/fair/pack/42') return fair;
  if (path === '/fair/pack/42/log') return { list: lines };
  if (path.startsWith('/fair/pack/42/log/')) return { list: [] };
  const ofDraw = /^\/fair\/pack\/42\/lines\/(\d+)\/(\d+)$/.exec(path)?.slice(1).map(Number);
  if (ofDraw) return { list: lines.slice(ofDraw[0]!, ofDraw[0]! + ofDraw[1]!) };
  if (path === '/user/pack/detail/42') return { detail: { ...pack, start_date: '2025-04-01T20:00:00+09:00' } };
  if (path === '/user/pack/card_list/42') return { list: prizes, page: 1, all_page: 1 };
  if (path === '/fair/draw/d2/proof') return { log_proof: null, reason: 'nobody_signs' };
  if (path === '/fair/draw/d2') return receipts[2]!;
  if (path === '/user/history/detail/d2')
    return { detail: { cards: cardsOf(shop, receipts[2]!).map((card) => ({ ...card, image: '/card.webp' })) } };
  return { state: 404 };
};

beforeEach(() => {
  shop = makeShop();
  requests = [];
  globalThis.Worker = InstantWorker as never;
  window.fetch = (async (input: string) => {
    const path = input.replace(/^\/api/, '');
    // This shop's log is unsigned.
    if (path.startsWith('/log/')) return new Response('', { status: 404 });
    requests.push(path);
    return new Response(JSON.stringify({ state: 200, ...responseTo(path) }));
  }) as never;
  jest.spyOn(Date, 'now').mockReturnValue(DAY_5_MS);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const open = (query: string) => {
  const router = createMemoryRouter([{ path: '/fairness', element: <FairnessPage /> }], {
    initialEntries: [`/fairness?${query}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
const stepOf = (name: RegExp) => screen.getByRole('heading', { level: 3, name }).closest('li')!;

describe('the check of a pack', () => {
  it('announces the verdict to screen readers and shows every step as verified', async () => {
    open('packId=42');
    expect((await screen.findByText('すべて検証済みです')).closest('[role=status]')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3, name: /確認済み/ })).toHaveLength(8);
  });

  it('shows each mismatch with its numbers, and the next step', async () => {
    shop.shown.point = 400;
    open('packId=42');
    expect(await screen.findByText('一致しないところがあります')).toBeTruthy();
    const step = within(stepOf(/販売ページの表示/));
    expect(step.getByText('1回の価格の表示は 400、一覧では 500 です。')).toBeTruthy();
    const contact = step.getByRole('link', { name: 'お問い合わせ先' });
    expect(contact.getAttribute('href')).toBe('/contact?about=pack&reference=42');
    expect(screen.getAllByRole('heading', { level: 3, name: /不一致/ })).toHaveLength(1);
  });

  it('shows the numbers of a step on request', async () => {
    open('packId=42');
    await screen.findByText('すべて検証済みです');
    const step = stepOf(/^封印/);
    expect(within(step).queryByText(shop.fair.manifest)).toBeNull();
    await userEvent.click(within(step).getByText('数値を見る'));
    expect(await within(step).findByText(shop.fair.manifest)).toBeTruthy();
  });

  it('asks before it fetches a long log', async () => {
    shop.fair.head.slot = 50_000;
    open('packId=42');
    const start = await screen.findByRole('button', { name: '記録を確かめる' });
    expect(requests).not.toContain('/fair/pack/42/log');
    await userEvent.click(start);
    expect(await screen.findByText('一致しないところがあります')).toBeTruthy();
    expect(requests).toContain('/fair/pack/42/log');
  });

  it('reports an unknown pack', async () => {
    open('packId=43');
    expect(await screen.findByRole('heading', { name: 'このパックは見つかりません' })).toBeTruthy();
  });
});

describe('the check of a member’s own draw', () => {
  it('links a mismatch to the contact form with the draw named', async () => {
    shop.shown.point = 400;
    open('historyId=d2');
    const contact = within((await screen.findByText(/1回の価格の表示は/)).closest('li')!).getByRole('link');
    expect(contact.getAttribute('href')).toBe('/contact?about=draw&reference=d2');
  });

  it('recomputes each card, and shows who made the seed', async () => {
    shop.receipts[2]!.client_seed_by = 'shop';
    open('historyId=d2');
    expect(await screen.findByText(/この抽選は、販売前の封印と2つのシードのとおりに行われました/)).toBeTruthy();
    expect(screen.getAllByText('一致')).toHaveLength(3);
    expect(screen.getByText(/お店が作った値です/)).toBeTruthy();
    expect(screen.getByText('12口目から14口目（3口）')).toBeTruthy();
  });

  it('shows when a draw with a secret seed can be verified, and checks the rest', async () => {
    shop = makeShop({ days: 1, draws: 3 });
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-04-02T12:00:00+09:00'));
    open('historyId=d2');
    expect(await screen.findByText(/2025\/04\/03 0:00 から検証できます/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('12.00.00');
    expect(screen.getByText('まだ公開されていません')).toBeTruthy();
    expect(screen.getAllByText('公開待ち', { selector: '.fair-judged' })).toHaveLength(3);
    expect(screen.getAllByRole('heading', { level: 3, name: /確認済み/ })).toHaveLength(9);
  });

  it('reports a draw of another member', async () => {
    open('historyId=d9');
    expect(await screen.findByRole('heading', { name: 'この抽選は見つかりません' })).toBeTruthy();
  });
});
