import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../../api/query-client';
import { buildPackDetailQuery } from '../catalog.api';
import { listOf, makePack, makePrize, openShop, show } from '../catalog.fixture';
import PackDetailPage from '../PackDetailPage';

const sealOf = (quantities: Record<string, number>) => ({
  box_hash: 'f00d',
  manifest: JSON.stringify({ prizes: Object.entries(quantities).map(([id, quantity]) => ({ id, quantity })) }),
});
const CARDS = '/user/pack/card_list/7';
const DETAIL = '/user/pack/detail/7';

const open = async (overrides: Record<string, object> = {}) => {
  const responses: Record<string, object> = {
    [DETAIL]: { detail: makePack({ pack_count: 2000, total_pack_count: 4000 }) },
    [CARDS]: listOf([makePrize('a', 1, 1), makePrize('b', 1, 3), makePrize('c', 2, 1996)]),
    '/fair/pack/7': sealOf({ a: 1, b: 4, c: 3995 }),
    ...overrides,
  };
  const requests = openShop(responses);
  show(<PackDetailPage />, '/pack-detail?packId=7');
  await screen.findByRole('heading', { name: '収録カードと確率' });
  return { responses, requests };
};

const cardText = async (name: string) => {
  const card = (await screen.findByText(name, { selector: '.card-name' })).closest('li');
  return card?.textContent ?? '';
};

describe('the cards of a pack', () => {
  it('groups cards by rank, each with its exact chance and the number left', async () => {
    await open();
    expect(await cardText('カードa')).toContain('0.05% 1 / 2,000');
    expect(await cardText('カードb')).toContain('0.15% 3 / 2,000');
    // The seal, which has the full quantities, loads separately.
    await waitFor(async () => expect(await cardText('カードb')).toContain('残り 3 / 4枚'));
    expect(await cardText('カードc')).toContain('99.8% 1,996 / 2,000');
    const top = screen.getByRole('region', { name: /^S賞/ });
    expect(within(top).getByText('0.2%・4 / 2,000')).toBeTruthy();
  });

  it('updates the chances after each draw', async () => {
    const { responses } = await open();
    responses[DETAIL] = { detail: makePack({ pack_count: 1000, total_pack_count: 4000 }) };
    responses[CARDS] = listOf([makePrize('a', 1, 0), makePrize('b', 1, 3), makePrize('c', 2, 997)]);
    await act(() => queryClient.refetchQueries(buildPackDetailQuery('7')));
    expect(await screen.findByText('0.3%')).toBeTruthy();
    expect(await cardText('カードa')).toContain('当選済み');
  });

  it('says that none of a rank is left instead of showing a chance of 0', async () => {
    await open({ [CARDS]: listOf([makePrize('a', 1, 0), makePrize('b', 1, 0), makePrize('c', 2, 30)]) });
    expect((await screen.findByRole('heading', { name: /^S賞/ })).textContent).toBe('S賞当選済み');
    expect(document.body.textContent).not.toMatch(/(^|[^\d.])0%/);
  });

  it('loads page by page, and shows the chance of a rank once it is complete', async () => {
    await open({
      [CARDS]: listOf([makePrize('a', 1, 1), makePrize('b', 2, 3)], 1, 2),
      [`${CARDS}/2`]: listOf([makePrize('c', 2, 1996)], 2, 2),
    });
    const second = () => screen.getByRole('region', { name: /^A賞/ });
    expect(await cardText('カードb')).toContain('3 / 2,000');
    expect(second().querySelector('h3')?.textContent).toBe('A賞');
    await userEvent.click(screen.getByRole('button', { name: 'もっと見る' }));
    expect(await within(second()).findByText('99.95%・1,999 / 2,000')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'もっと見る' })).toBeNull();
  });

  it('opens a large view and steps through the cards by arrow key and swipe', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'カードbを拡大する' }));
    const title = () => within(screen.getByRole('dialog')).getByRole('heading').textContent;
    expect(title()).toBe('カードb');
    await userEvent.click(screen.getByRole('button', { name: '次のカード' }));
    expect(title()).toBe('カードc');
    await userEvent.keyboard('{ArrowRight}');
    expect(title()).toBe('カードa');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(title()).toBe('カードb');
    const art = within(screen.getByRole('dialog')).getByRole('img');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: art, coords: { clientX: 200 } },
      { keys: '[/MouseLeft]', target: art, coords: { clientX: 150 } },
    ]);
    expect(title()).toBe('カードc');
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the points of each card, and that cards paid in coins are only shipped', async () => {
    const cards = listOf([makePrize('a', 1, 1, { buy_point: 8000 }), makePrize('b', 2, 9, { no_reduction: '1' })]);
    await open({ [CARDS]: cards });
    expect(await cardText('カードa')).toContain('還元 8,000P');
    expect(await cardText('カードb')).toContain('発送のみ');
    await open({ [CARDS]: cards, [DETAIL]: { detail: makePack({ payment_method: '2' }) } });
    expect(await cardText('カードa')).toContain('発送のみ');
    await userEvent.click(screen.getByRole('button', { name: 'カードaを拡大する' }));
    expect(within(screen.getByRole('dialog')).getByText('発送のみ（ポイント還元不可）')).toBeTruthy();
  });

  it('shows the average return and the chance of each range before a draw', async () => {
    const steps = [
      { from: 3000, left: 10 },
      { from: 900, left: 0 },
      { from: 300, left: 20 },
      { from: 150, left: 100 },
      { from: 0, left: 60 },
    ];
    const listReturns = { percent: 84, steps, ship_only: 10, most_likely: { point: 200, left: 90 } };
    await open({ [CARDS]: { ...listOf([makePrize('a', 1, 200)]), returns: listReturns } });
    const returns = screen.getByRole('region', { name: /ポイント還元の平均/ });
    expect(within(returns).getByRole('heading').textContent).toBe('ポイント還元の平均 84%');
    expect(returns.textContent).toContain('発送のみの景品（残り10口）は、0ポイントとして計算しています。');
    expect(returns.textContent).toContain('価格の300Pを下回る確率は 80% です。');
    expect(
      within(returns)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '3,000P以上10口5%',
      '900〜2,999Pなし',
      '300〜899P20口10%',
      '150〜299P100口50%',
      '150P未満60口30%',
      '発送のみ10口5%',
    ]);
    expect(returns.textContent).toContain('最も出やすい還元は 200P（45%）です。');
    expect(returns.textContent).toContain('5回引いて、5回とも300Pを下回る確率は 32% です。');
  });

  it('sorts by the order of the address and links to the other orders', async () => {
    const value = { ...listOf([makePrize('b', 2, 9, { buy_point: 900 }), makePrize('a', 1, 1)]) };
    await open({ [`${CARDS}?sort=value`]: value });
    await userEvent.click(screen.getByRole('link', { name: '還元ポイントの高い順' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^S賞/ })).toBeNull());
    const names = () => [...document.querySelectorAll('.card-name')].map(({ textContent }) => textContent);
    expect(names()).toEqual(['カードb', 'カードa']);
    expect(await cardText('カードb')).toContain('A賞');
    expect(screen.getByRole('link', { name: '還元ポイントの高い順' }).getAttribute('aria-current')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'ランク順' }));
    expect(await screen.findByRole('region', { name: /^S賞/ })).toBeTruthy();
  });

  it('shows the condition of the cards and links to their pages', async () => {
    const graded = makePrize('a', 1, 1, { grader: 'PSA', grade: '10' });
    await open({ [CARDS]: listOf([graded, makePrize('b', 2, 9, { condition: 'A' })]) });
    expect(await cardText('カードa')).toContain('PSA 10');
    expect(await cardText('カードb')).toContain('状態 A');
    await userEvent.click(screen.getByRole('button', { name: 'カードaを拡大する' }));
    const popup = within(screen.getByRole('dialog'));
    expect(popup.getByText('PSA 10')).toBeTruthy();
    await userEvent.click(popup.getByRole('link', { name: 'カードの詳細を見る' }));
    expect((await screen.findByRole('status')).textContent).toBe('/card?cardId=card-a&packId=7');
  });

  it('shows no returns for a pack without conversion', async () => {
    await open({ [CARDS]: { ...listOf([makePrize('a', 1, 200)]), returns: null } });
    expect(screen.queryByRole('region', { name: /ポイント還元/ })).toBeNull();
  });

  it('hides the cards of a pack that does not show them', async () => {
    openShop({ [DETAIL]: { detail: makePack({ show_cardlist: '0' }) }, [CARDS]: listOf([makePrize('a', 1, 1)]) });
    show(<PackDetailPage />, '/pack-detail?packId=7');
    expect(await screen.findByRole('heading', { level: 1, name: '歯車の門' })).toBeTruthy();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading', { name: '収録カードと確率' })).toBeNull();
  });
});
