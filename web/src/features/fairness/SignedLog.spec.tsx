import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../api/query-client';
import { SignedLog } from './components/SignedLog';
import type { DrawInHand, LogProof } from './draw-proof.rules';
import { makeShop } from './fairness.fixture';
import type { Manifest } from './manifest.rules';
import { SigningShop } from './signed-log.fixture';

const { fair, receipts } = makeShop();
const manifest = JSON.parse(fair.manifest) as Manifest;
const receipt = receipts[1]!;
const indexes = receipt.prize_ids.map((id) => manifest.prizes.findIndex((prize) => prize.id === id));
const draw: DrawInHand = { historyId: 'd1', receipt, manifest };

let shop: SigningShop;
let proof: LogProof | null;
let isAway: boolean;

const fileOf = async (path: string): Promise<string | null> => {
  if (path === 'key') return `${shop.key}\n`;
  if (path === 'checkpoint') return shop.entries.length === 0 ? null : shop.note();
  const [older, newer] = path.split('/').slice(1).map(Number) as [number, number];
  return (await shop.growth(older, newer))?.join('\n') ?? null;
};

beforeEach(() => {
  shop = new SigningShop().grow(5);
  proof = null;
  isAway = false;
  window.fetch = (async (path: string) => {
    if (isAway) return new Response('', { status: 503 });
    if (path === '/api/fair/draw/d1/proof') return Response.json({ state: 200, log_proof: proof });
    const text = await fileOf(path.replace('/log/', ''));
    return new Response(text, { status: text === null ? 404 : 200 });
  }) as never;
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

/** Opens the page anew. */
const visit = (draw?: DrawInHand) => {
  cleanup();
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SignedLog draw={draw} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

describe('the shop’s log in a browser', () => {
  it('stores the first tree head, and verifies that the log extends it at the next visit', async () => {
    visit();
    expect((await screen.findByText('署名を確かめ、控えました')).closest('[role=status]')).toBeTruthy();
    shop.grow(1_000);
    visit();
    expect(await screen.findByText('正しく続いています')).toBeTruthy();
    expect(screen.getByText(/控えた 5件から、現在の 1,005件まで/)).toBeTruthy();
  });

  it('reports a rewritten log with the next step until the member starts over', async () => {
    visit();
    await screen.findByText('署名を確かめ、控えました');
    shop.rewrite(4).grow(3);
    for (let visits = 0; visits < 2; visits++) {
      visit();
      expect(await screen.findByText('書き換えられています')).toBeTruthy();
      expect(screen.getByText(/控えた 5件の記録が、いまの記録の中にありません。/)).toBeTruthy();
      expect(screen.getByRole('link', { name: '問い合わせる' })).toBeTruthy();
      expect(screen.getByRole('button', { name: '2つの控えを保存' })).toBeTruthy();
    }
    await userEvent.click(screen.getByRole('button', { name: 'いまの記録から控え直す' }));
    expect(await screen.findByText('署名を確かめ、控えました')).toBeTruthy();
  });

  it('shows nothing for an unsigned log', async () => {
    shop.cut(0);
    visit();
    expect(screen.getByText('確かめています')).toBeTruthy();
    await waitForElementToBeRemoved(() => screen.queryByText('署名された記録'));
  });

  it('keeps the stored head when the log is unreachable', async () => {
    visit();
    await screen.findByText('署名を確かめ、控えました');
    isAway = true;
    visit();
    expect(await screen.findByText('いまは確かめられませんでした')).toBeTruthy();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'もう一度検証する' }));
    expect(await screen.findByText('正しく続いています')).toBeTruthy();
  });
});

describe('a member’s draw in the log', () => {
  it('waits for the signature, and shows the position afterwards', async () => {
    const number = shop.draw('d1', receipt, indexes);
    visit(draw);
    expect(await screen.findByText(/まもなく（1分以内に）/)).toBeTruthy();
    proof = shop.grow(2).proof(number);
    await userEvent.click(screen.getByRole('button', { name: 'もう一度検証する' }));
    expect(await screen.findByText('この抽選は、署名された記録の 6番目にあります。')).toBeTruthy();
  });

  it('reports a receipt that differs from the log', async () => {
    proof = shop.proof(
      shop.draw(
        'd1',
        receipt,
        indexes.map((index) => (index + 1) % 3),
      ),
    );
    visit(draw);
    expect(await screen.findByText(/この抽選の控えが、署名された記録と一致しません。/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '問い合わせる' })).toBeTruthy();
  });
});
