import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DrawAnswer } from './draws.api';
import { card, draw, openShop, setLessMotion, visit } from './draws.fixture';
import GachaAnimationPage from './GachaAnimationPage';

const cards = [card(1), card(2, { rarity: 2, rarity_label: 'SR', buy_point: 8000 })];
const DECISION = '/user/pack/decision';

/** The shop has no films here: the cards must come nevertheless. */
const open = async (loaded: DrawAnswer = draw(cards)) => {
  const calls = openShop({ [DECISION]: { result: '1' } });
  visit({ path: '/gacha-animation', loader: () => loaded, Component: GachaAnimationPage });
  await screen.findByRole('dialog', { name: '抽選結果' });
  return calls;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** At once: a card that is being turned lies open before long. */
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Turns the next card, and comes back while it is on its way. */
const flip = async () => {
  await screen.findByRole('button', { name: 'カードをめくる' });
  tap('カードをめくる');
};

beforeEach(() => setLessMotion(false));

describe('GachaAnimationPage', () => {
  it('turns card after card and goes on to the list', async () => {
    await open();
    await press(/タップしてスタート/);
    await flip();
    expect(screen.queryByText('カード1')).toBeNull();
    expect(await screen.findByText('カード1')).toBeTruthy();
    await press('次へ');
    expect(screen.getByText('2 / 2')).toBeTruthy();
    await flip();
    tap('スキップ');
    expect(screen.getByText('カード2')).toBeTruthy();
    expect(screen.getByText('SR')).toBeTruthy();
    await press('カード一覧へ');
    expect(await screen.findByText('/get-card-list?packHistoryId=d')).toBeTruthy();
  });

  it('begins to turn a card when its picture can be drawn, not with a blank face', async () => {
    const { decode } = HTMLImageElement.prototype;
    let draw = () => {};
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (draw = resolve));
    try {
      await open();
      await press(/タップしてスタート/);
      await flip();
      const lies = (how: string) => document.querySelector(`.turning.is-${how}`);
      expect(lies('ready')).not.toBeNull();
      expect(lies('turning')).toBeNull();
      draw();
      await waitFor(() => expect(lies('turning') ?? lies('up')).not.toBeNull());
    } finally {
      HTMLImageElement.prototype.decode = decode;
    }
  });

  it('shows a card at once when its turning is skipped', async () => {
    await open();
    await press(/タップしてスタート/);
    await press('スキップ');
    expect(screen.getByText('カード1')).toBeTruthy();
    expect(screen.getByRole('button', { name: '次へ' })).toBeTruthy();
  });

  it('goes from one of the best cards to the next, turning each, and to the list after the last one', async () => {
    const many = Array.from({ length: 12 }, (_, i) => card(i + 1, { rarity: i === 4 || i === 9 ? 3 : 0 }));
    await open(draw(many));
    await press(/タップしてスタート/);
    await press('次のSR以上へ');
    expect(screen.getByText('5 / 12')).toBeTruthy();
    tap('スキップ');
    expect(screen.getByText('カード5')).toBeTruthy();
    await press('次のSR以上へ');
    expect(screen.getByText('10 / 12')).toBeTruthy();
    await press('次のSR以上へ');
    expect(await screen.findByText('/get-card-list?packHistoryId=d')).toBeTruthy();
  });

  it('does not offer the best alone where there are few cards', async () => {
    await open();
    await press(/タップしてスタート/);
    await screen.findByRole('button', { name: 'カードをめくる' });
    expect(screen.queryByRole('button', { name: '次のSR以上へ' })).toBeNull();
  });

  it('goes straight to the list with ALL SKIP', async () => {
    const calls = await open();
    await press('ALL SKIP');
    expect(await screen.findByText('/get-card-list?packHistoryId=d')).toBeTruthy();
    expect(calls.some(({ path }) => path === DECISION)).toBe(false);
  });

  it('has every card bought with coins shipped by ALL SKIP, and thanks', async () => {
    const calls = await open(draw(cards, { is_buy_coin: '1' }));
    await press('ALL SKIP');
    expect(await screen.findByText('/thank-you?packHistoryId=d')).toBeTruthy();
    expect(calls.find(({ path }) => path === DECISION)?.payload).toEqual({
      send_card: ['d.1', 'd.2'],
      reduction_card: [],
    });
  });

  it('shows open cards at once to members that want less motion, and fetches no film', async () => {
    setLessMotion(true);
    const calls = await open();
    expect(await screen.findByText('カード1')).toBeTruthy();
    await press('次へ');
    expect(screen.getByText('カード2')).toBeTruthy();
    expect(calls.some(({ path }) => path.startsWith('/films/'))).toBe(false);
  });
});
