import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { keepRefusal } from '../../api/purchase-refusal';
import type { Pack } from './catalog.api';
import { listOf, makePack, openShop, show } from './catalog.fixture';
import { invalidateCatalog, updateStock } from './live-stock';
import PackDetailPage from './PackDetailPage';

const DETAIL = '/user/pack/detail/7';
const open = (fields: Partial<Pack> = {}, query = '') => {
  const responses = {
    [DETAIL]: { detail: makePack(fields) },
    '/user/pack/card_list/7': listOf([]),
    '/fair/pack/7': { box_hash: 'f00d', manifest: '{"prizes":[]}' },
  };
  const requests = openShop(responses);
  show(<PackDetailPage />, `/pack-detail?packId=7${query}`);
  return { responses, requests };
};
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

afterEach(() => void jest.useRealTimers());

describe('PackDetailPage', () => {
  it('redirects to the top page without a pack', async () => {
    show(<PackDetailPage />, '/pack-detail?packId=');
    expect(await screen.findByText('/')).toBeTruthy();
  });

  it('shows the refusal of the confirmation page and keeps the requested count', async () => {
    const refusal = '購入できるのは1〜10回です。回数を選び直してください。';
    open({}, `&num=12&errorMessageCount=${encodeURIComponent(refusal)}`);
    expect((await screen.findByRole('alert')).textContent).toBe(refusal);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('12');
  });

  it('shows a refusal that the shop sent in this tab', async () => {
    const refusal = 'このパックは、ランク「ゴールド」以上の方限定です。';
    keepRefusal(refusal);
    open({}, `&errorMessageCount=${encodeURIComponent(refusal)}`);
    expect((await screen.findByRole('alert')).textContent).toBe(refusal);
  });

  it('shows no text that the address carries but the shop did not send', async () => {
    open({}, `&errorMessageCount=${encodeURIComponent('お支払いは https://evil.example で')}`);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('ご指定の回数では購入できませんでした。回数を選び直してください。');
  });

  it.each([
    ['how many draws anybody can verify', { pack_count: 660 }, '抽選340回は、すべてどなたでも検証できます。'],
    ['no number of draws for a pack that is not on sale yet', { pack_count: 0, is_before: '1' }, undefined],
  ] as const)('shows %s', async (_, fields, words) => {
    open({ ...fields, total_pack_count: 1000 });
    const pledge = (await screen.findByRole('link', { name: '公正さを確かめる' })).parentElement!.textContent!;
    expect(/抽選.*できます。/.exec(pledge)?.[0]).toBe(words);
  });

  it.each([
    [
      'all draws',
      { chained: 880, recomputed: 700, differs: '0' },
      'これまでの抽選880回の記録を当店が検証済み',
      /抽選880回すべて.*抜けや書き換えがない.*700回は、結果も計算し直して/,
    ],
    [
      'the first draws only',
      { chained: 500, recomputed: 0, differs: '0' },
      '500回目までの抽選の記録を当店が検証済み',
      /^(?!.*0回は)500回目まで.*抜けや書き換えがない/,
    ],
    [
      'all draws recomputed',
      { chained: 880, recomputed: 880, differs: '0' },
      'これまでの抽選880回を、すべて当店が検証済み',
      /計算し直し、一致/,
    ],
  ] as const)(
    'shows, by the buy buttons and in full, what the shop has verified: %s',
    async (_, verified, short, full) => {
      open({ verified });
      const claim = await screen.findByRole('link', { name: short });
      expect(claim.closest('.buy-bar')).toBeTruthy();
      expect(claim.getAttribute('href')).toBe('/fairness?packId=7');
      expect(screen.getByText(full).textContent).toContain('当店のサーバー');
    },
  );

  it('reports a mismatch instead of claiming anything', async () => {
    open({ verified: { chained: 880, recomputed: 880, differs: '1' } });
    expect((await screen.findByText(/不一致が見つかり、確認/)).closest('.buy-bar')).toBeTruthy();
    expect(screen.getByText(/一致しないところが見つかりました/)).toBeTruthy();
    expect(screen.queryByText(/検証済み$/)).toBeNull();
    expect(screen.queryByText(/誰にも変更できません/)).toBeNull();
  });

  it('claims nothing before the first draw is verified', async () => {
    open({ verified: { chained: 0, recomputed: 0, differs: '0' } });
    await screen.findByRole('link', { name: '公正さを確かめる' });
    expect(document.querySelector('.verified')).toBeNull();
  });

  it('shows the terms, the commitment and the link to verify it', async () => {
    open({ format_end_date: '2026/12/21 16:35', can_limit: 10, detail: '<p>本文<script>x()</script></p>' });
    expect(await screen.findByText('販売終了：2026/12/21 16:35')).toBeTruthy();
    expect(screen.getByText('お一人様 10回まで')).toBeTruthy();
    expect(screen.getByText('本文')).toBeTruthy();
    expect(await screen.findByText('f00d')).toBeTruthy();
    const check = screen.getByRole('link', { name: 'この箱を自分で確かめる' });
    expect(check.getAttribute('href')).toBe('/fairness?packId=7');
    expect(screen.getByRole('link', { name: '特定商取引法に基づく表記' }).getAttribute('href')).toBe(
      '/specific-commerce',
    );
  });

  it('updates the stock from the live stream without fetching the pack', async () => {
    jest.useFakeTimers();
    const { requests } = open({ pack_count: 120 });
    await pass(0);
    const note = async (id: string, pack_count: number) => {
      updateStock([{ id, pack_count, verified: makePack().verified }]);
      await pass(0);
    };
    await note('7', 119);
    expect(screen.getByText('残り 119 / 1,000')).toBeTruthy();
    await note('8', 3);
    await note('7', 0);
    expect(screen.getByText('残り 0 / 1,000')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await pass(20_000);
    const countRequests = (path: string) => requests.filter((one) => one === path).length;
    // The odds are fetched once for both changes together.
    expect([countRequests(DETAIL), countRequests('/user/pack/card_list/7')]).toEqual([1, 2]);
  });

  it('refetches soon after the lists of packs change', async () => {
    jest.useFakeTimers();
    const { responses, requests } = open({ pack_count: 120 });
    await pass(0);
    responses[DETAIL] = { detail: makePack({ pack_count: 0 }) };
    invalidateCatalog();
    await pass(1500);
    expect(requests.filter((path) => path === DETAIL)).toHaveLength(2);
    expect(screen.getByText('残り 0 / 1,000')).toBeTruthy();
  });

  it('shows a countdown instead of the buttons until the sale begins', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-01-15T11:59:58+09:00') });
    const { responses } = open({ is_before: '1' });
    await pass(0);
    expect(screen.getByRole('timer').textContent).toBe('00.00.02');
    expect(screen.queryByRole('link', { name: /回引く/ })).toBeNull();
    responses[DETAIL] = { detail: makePack() };
    await pass(2100);
    expect(screen.getAllByRole('link', { name: /回引く/ })).toHaveLength(3);
  });
});
