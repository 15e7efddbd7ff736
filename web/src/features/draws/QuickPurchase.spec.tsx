import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCard, makeDraw, openShop, setLessMotion, visit } from './draws.fixture';
import QuickPurchase from './QuickPurchase';

const CHECK = '/user/pack/check';
const BUY = '/user/pack/buy';
const CARDS = '/user/pack/card_list/7';
const detail = { pack_id: '7', count: 10, payment_method: '1', cost: 5000, before: 8000, after: 3000 };
const affordable = { result: '1', detail };

const verified = { chained: 340, recomputed: 0, differs: '0' } as const;
const shownPack = { id: '7', name: '歯車の門', point: 500, total_pack_count: 1000, pack_count: 660, verified };

const onClose = jest.fn();
const open = (responses: Record<string, object>, payment_method: '1' | '2' = '1') => {
  const calls = openShop(responses);
  const pack = { ...shownPack, payment_method };
  visit({ path: '/', element: <QuickPurchase pack={pack} count="10" onClose={onClose} /> });
  return calls;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  setLessMotion(true);
  onClose.mockReset();
});

describe('QuickPurchase', () => {
  it('checks the purchase, shows the price and the remaining balance, and buys on Yes', async () => {
    const calls = open({ [CHECK]: affordable, [BUY]: makeDraw([makeCard(1)]) });
    for (const text of ['これまでの抽選340回の記録を当店が検証済み', '歯車の門', '10回', '5,000P', '8,000P', '3,000P'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(calls.find(({ path }) => path === CHECK)?.payload).toEqual({ pack_id: '7', count: '10' });
    expect(calls.some(({ path }) => path === BUY)).toBe(false);

    await press('はい、購入する');
    expect(await screen.findByText('/gacha-animation?historyId=d')).toBeTruthy();
    expect(calls.find(({ path }) => path === BUY)?.payload).toEqual({
      pack_id: '7',
      count: '10',
      client_seed: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('draws with the seed that the member types in the advanced settings', async () => {
    const calls = open({ [CHECK]: affordable, [BUY]: makeDraw([makeCard(1)]) });
    await userEvent.click(await screen.findByText('くわしい設定'));
    const seed = screen.getByLabelText('あなたのシード値');
    await userEvent.clear(seed);
    await userEvent.type(seed, 'lucky seven');
    await press('はい、購入する');
    expect(await screen.findByText('/gacha-animation?historyId=d')).toBeTruthy();
    expect(calls.find(({ path }) => path === BUY)?.payload).toMatchObject({ client_seed: 'lucky seven' });
  });

  it('closes on No and buys nothing', async () => {
    const calls = open({ [CHECK]: affordable });
    await press('いいえ、戻る');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(calls.some(({ path }) => path === BUY)).toBe(false);
  });

  it('offers to buy points when there are too few', async () => {
    open({ [CHECK]: { result: '0', detail: { ...detail, before: 4200 } } });
    expect(await screen.findByRole('heading', { name: 'ポイントが不足しています。購入しますか？' })).toBeTruthy();
    expect(screen.getByText('あと800P必要です。')).toBeTruthy();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4,200P', '5,000P']);
    expect(screen.queryByText(/-\d/)).toBeNull();
    expect(screen.getByRole('link', { name: 'はい' }).getAttribute('href')).toBe('/buy-point?packId=7&num=10');
    await press('いいえ');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('offers only to close when there are too few coins', async () => {
    open({ [CHECK]: { result: '0', detail: { ...detail, payment_method: '2', before: 4200 } } }, '2');
    expect(await screen.findByRole('heading', { name: 'コインが不足しています。' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['閉じる']);
  });

  it('shows why the shop refuses the count', async () => {
    open({ [CHECK]: { state: 400, errors: { count: ['売り切れました。', 'unseen'] } } });
    expect((await screen.findByRole('alert')).textContent).toBe('売り切れました。');
    expect(screen.queryByText('unseen')).toBeNull();
    await press('閉じる');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows the refusal when the last ticket is sold during the confirmation', async () => {
    open({ [CHECK]: affordable, [BUY]: { state: 400, errors: { count: ['売り切れました。'] } } });
    await press('はい、購入する');
    expect((await screen.findByRole('alert')).textContent).toBe('売り切れました。');
  });

  it('reports points that were spent elsewhere during the confirmation', async () => {
    open({ [CHECK]: affordable, [BUY]: { result: '0' } });
    await press('はい、購入する');
    expect(await screen.findByRole('heading', { name: /ポイントが不足/ })).toBeTruthy();
  });

  it.each([
    ['before the check', { [CHECK]: { state: 401 } }],
    ['before the purchase', { [CHECK]: affordable, [BUY]: { state: 401 } }],
  ])('keeps the pack through the log-in when the session ended %s', async (_, responses) => {
    open(responses);
    if (BUY in responses) await press('はい、購入する');
    await waitFor(() => expect(screen.getByText('/login?packId=7&num=10')).toBeTruthy());
  });

  it('fetches the likely film while the member confirms', async () => {
    setLessMotion(false);
    const prizes = { list: [{ rarity: 3, remaining: 50 }], page: 1, all_page: 1, pages: [1] };
    const calls = open({ [CHECK]: affordable, [CARDS]: prizes });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/films/7.webm'));
  });

  it('does not look up the likely film with reduced motion', async () => {
    const calls = open({ [CHECK]: affordable });
    await screen.findByText('10回');
    expect(calls.map(({ path }) => path)).not.toContain(CARDS);
  });
});
