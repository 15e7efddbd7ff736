import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DrawAnswer } from './draws.api';
import { makeCard, makeDraw, openShop, setLessMotion, visit } from './draws.fixture';
import GetCardListPage from './GetCardListPage';

const RARE = { rarity: 3, rarity_label: 'UR' };
const cards = [
  makeCard(1, { buy_point: 700 }),
  makeCard(2, { buy_point: 5000, ...RARE }),
  makeCard(3, { buy_point: 300 }),
  makeCard(4, { buy_point: 50, no_reduction: '1' }),
];

const open = async (loaded: DrawAnswer = makeDraw(cards), search = '') => {
  openShop({ '/fair/draw/d': { box_hash: 'f00', first_slot: 3, count: 4, client_seed: 'seed' } });
  visit({ path: '/get-card-list', loader: () => loaded, Component: GetCardListPage }, search);
  await screen.findByRole('heading', { level: 1 });
};
const box = (id: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `カード${id}を発送する` });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const listChosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((input) => input.getAttribute('aria-label'));
const tally = () => within(screen.getByRole('region', { name: '選択の内容' }));
const sums = () =>
  tally()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const canProceed = () => !screen.getByRole<HTMLButtonElement>('button', { name: '確認画面へ' }).disabled;

beforeEach(() => setLessMotion(true));

describe('GetCardListPage', () => {
  it('keeps a ship-only card chosen and explains why', async () => {
    await open();
    expect([box(4).checked, box(4).disabled]).toEqual([true, true]);
    expect(screen.getByText('発送のみのカード')).toBeTruthy();
    await press('すべてポイント還元');
    expect(listChosen()).toEqual(['カード4を発送する']);
  });

  it('updates the numbers of shipped cards and returned points on every press', async () => {
    await open();
    expect(sums()).toEqual(['1枚', '6,000P']);
    await userEvent.click(box(2));
    expect(sums()).toEqual(['2枚', '1,000P']);
    await userEvent.click(box(2));
    expect(sums()).toEqual(['1枚', '6,000P']);
  });

  it('accepts a choice from 1000P on, and shows the missing points below', async () => {
    await open();
    expect(canProceed()).toBe(true);
    await userEvent.click(box(2));
    expect(screen.getByText(/条件を満たしています/)).toBeTruthy();
    expect(canProceed()).toBe(true);
    await userEvent.click(box(3));
    expect(screen.getByText(/あと300P/)).toBeTruthy();
    expect(canProceed()).toBe(false);
  });

  it('explains the alternatives when no choice can reach 1000P', async () => {
    await open(makeDraw([makeCard(1), makeCard(2)]));
    expect(screen.getByText(/すべてポイント還元されます/)).toBeTruthy();
    expect(canProceed()).toBe(true);
    await userEvent.click(box(1));
    expect(screen.getByText(/選択を外してお進みください/)).toBeTruthy();
    expect(canProceed()).toBe(false);
    await press('すべてポイント還元');
    expect(canProceed()).toBe(true);
  });

  it('chooses all cards, or all of a rarity, with one press', async () => {
    await open();
    await press('URをすべて発送（1枚）');
    expect(listChosen()).toEqual(['カード2を発送する', 'カード4を発送する']);
    await press('URをすべて発送（1枚）');
    expect(listChosen()).toEqual(['カード4を発送する']);
    await press('すべて発送');
    expect(listChosen()).toHaveLength(4);
  });

  it('sorts by rarity, or in the order of the draw', async () => {
    await open();
    const names = () => screen.getAllByRole('checkbox').map((input) => input.getAttribute('aria-label')?.[3]);
    expect(names()).toEqual(['2', '1', '3', '4']);
    await press('引いた順');
    expect(names()).toEqual(['1', '2', '3', '4']);
  });

  it('ships every card of a draw paid in coins', async () => {
    await open(makeDraw(cards, { is_buy_coin: '1' }));
    expect(
      screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked, disabled }) => checked && disabled),
    ).toBe(true);
    expect(sums()).toEqual(['4枚', '0P']);
    expect(screen.queryByRole('button', { name: 'すべてポイント還元' })).toBeNull();
    expect(canProceed()).toBe(true);
  });

  it('passes the choice on to the confirmation and restores it', async () => {
    await open(makeDraw(cards), '?selectedCardHistoryIds=d.2&packHistoryId=d');
    expect(listChosen()).toEqual(['カード2を発送する', 'カード4を発送する']);
    await press('確認画面へ');
    expect(
      await screen.findByText('/confirm-get-card-list?selectedCardHistoryIds=d.2,d.4&packHistoryId=d'),
    ).toBeTruthy();
  });

  it.each([
    ['converted', [makeCard(1)], '0', /を過ぎると、自動でポイント還元されます。$/],
    ['converted, or shipped when ship-only', cards, '0', /（発送のみのカードは/],
    ['shipped', cards, '1', /発送手続きに進みます。$/],
  ] as const)('shows the deadline, and that undecided cards are then %s', async (_, drawn, is_buy_coin, words) => {
    await open(makeDraw(drawn, { is_buy_coin, created: '2026-11-21T16:35:00+09:00' }));
    expect(screen.getByText(words).textContent).toContain('2026/11/22 16:35');
  });

  it('combines the cards of all draws, with the earliest deadline', async () => {
    await open(makeDraw(cards, { history_id: 'all', pack_id: '', expires_at: '2999-11-24T10:00:00+09:00' }));
    expect(screen.getByRole('heading', { level: 1, name: 'カードボックス' })).toBeTruthy();
    expect(screen.getByText(/^最も早い期限です。2999\/11\/24 10:00を過ぎると/)).toBeTruthy();
    await userEvent.click(box(1));
    await press('確認画面へ');
    expect(await screen.findByText(/^\/confirm-get-card-list\?selectedCardHistoryIds=/)).toBeTruthy();
  });

  it('shows the total of the draw with the most valuable card, and offers to share it', async () => {
    await open();
    const [total] = document.querySelectorAll('.draw-total');
    expect(total?.textContent).toBe('4枚合計6,050P一番は「カード2」 5,000P');
    expect(screen.getByRole('button', { name: '一番の当たりをシェアする' }).textContent).toBe('シェア');
  });

  describe('with more than ten cards', () => {
    const eggs = Array.from({ length: 12 }, (_, i) => ({ ...makeCard(1), history_id: `d.${i}` }));
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'カード1（12枚）をすべて発送する' });

    it('groups equal cards, of which all, some or none are shipped', async () => {
      await open(makeDraw(eggs));
      expect(screen.getAllByRole('checkbox')).toHaveLength(1);
      await press('カード1の発送を1枚増やす');
      await press('カード1の発送を1枚増やす');
      expect(sums()).toEqual(['2枚', '1,000P']);
      expect([all().checked, all().indeterminate]).toEqual([false, true]);
      await press('カード1の発送を1枚減らす');
      expect(sums()).toEqual(['1枚', '1,100P']);
      await userEvent.click(all());
      expect(sums()).toEqual(['12枚', '0P']);
      expect([all().checked, all().indeterminate]).toEqual([true, false]);
      await userEvent.click(all());
      expect(sums()).toEqual(['0枚', '1,200P']);
      await press('カード1の発送を1枚減らす');
      expect(sums()).toEqual(['0枚', '1,200P']);
    });

    it('shows each card separately in the order of the draw', async () => {
      await open(makeDraw(eggs));
      await press('引いた順');
      expect(screen.getAllByRole('checkbox')).toHaveLength(12);
    });

    it('groups equal ship-only cards and keeps them chosen', async () => {
      await open(makeDraw(eggs, { is_buy_coin: '1' }));
      expect([all().checked, all().disabled]).toEqual([true, true]);
      expect(screen.queryByRole('button', { name: /1枚増やす/ })).toBeNull();
    });
  });
});
