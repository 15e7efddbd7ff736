import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../api/query-client';
import { currentUser } from '../../api/session';
import type { DrawnCard } from './draws.api';
import { enterGachaAnimation } from './draws.entry';
import { makeCard, makeDraw, openShop, setLessMotion, visit } from './draws.fixture';
import GachaAnimationPage from './GachaAnimationPage';
import { played } from './sound.fixture';

const SUPER = { rarity: 2, rarity_label: 'SR' };
const cards = [makeCard(1), makeCard(2, { ...SUPER, buy_point: 8000 })];
const DECISION = '/user/pack/decision';
const DETAIL = '/user/history/detail/d';
const LIST = '/get-card-list?packHistoryId=d';

const cardsOf = (count: number, fieldsOf: (place: number) => Partial<DrawnCard> = () => ({})) =>
  Array.from({ length: count }, (_, place) => makeCard(place + 1, fieldsOf(place)));

/** Opens the page in a shop without films; the cards are shown nevertheless. */
const open = async (shown: readonly DrawnCard[] = cards, fields: Parameters<typeof makeDraw>[1] = {}) => {
  const calls = openShop({ [DECISION]: { result: '1' } });
  const loader = () => ({ draw: makeDraw(shown, fields) });
  visit({ path: '/gacha-animation', loader, Component: GachaAnimationPage });
  await screen.findByRole('dialog', { name: '抽選結果' });
  return calls;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Presses without delay, since a turning card soon lies open. */
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const start = () => press(/タップしてスタート/);
/** Turns the next card and returns while it is turning. */
const flip = async () => {
  await screen.findByRole('button', { name: 'カードをめくる' });
  tap('カードをめくる');
};
const place = () => document.querySelector('.reveal-stage')!;
const lies = (how: string) => document.querySelector(`.turning.is-${how}`);
/** Drags with a mouse, which also clicks where the button is released. */
const drag = (fromX: number, toX: number) =>
  userEvent.pointer([
    { keys: '[MouseLeft>]', target: place(), coords: { clientX: fromX, clientY: 300 } },
    { target: place(), coords: { clientX: toX, clientY: 310 } },
    { keys: '[/MouseLeft]', target: place(), coords: { clientX: toX, clientY: 310 } },
  ]);
const glance = () => within(screen.getByRole('region', { name: 'カード' }));

const cardsLieOpen = () =>
  waitFor(() => expect(document.querySelector('.glance-cards.is-together.is-turned')).not.toBeNull());

beforeEach(() => {
  setLessMotion(false);
  localStorage.clear();
  played.length = 0;
});

describe('GachaAnimationPage', () => {
  it('turns the cards one by one, shows all of them, and leads to the list', async () => {
    await open();
    await start();
    await flip();
    expect(screen.queryByText('カード1')).toBeNull();
    expect(await screen.findByText('カード1')).toBeTruthy();
    await press('次へ');
    expect(screen.getByText('2 / 2')).toBeTruthy();
    await flip();
    tap('スキップ');
    expect(screen.getByText('カード2')).toBeTruthy();
    expect(screen.getByText('SR')).toBeTruthy();
    tap('次へ');
    // The best card comes first.
    expect(
      glance()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['SRカード2', 'Nカード1']);
    tap('カード一覧へ');
    expect(await screen.findByText(LIST)).toBeTruthy();
  });

  it('starts to turn a card only when its picture is decoded', async () => {
    const { decode } = HTMLImageElement.prototype;
    let draw = () => {};
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (draw = resolve));
    try {
      await open();
      await start();
      await flip();
      expect(lies('ready')).not.toBeNull();
      expect(lies('turning')).toBeNull();
      draw();
      await waitFor(() => expect(lies('turning') ?? lies('up')).not.toBeNull());
    } finally {
      HTMLImageElement.prototype.decode = decode;
    }
  });

  it('shows a card at once when its turn is skipped', async () => {
    await open();
    await start();
    await flip();
    tap('スキップ');
    expect(screen.getByText('カード1')).toBeTruthy();
    expect(screen.getByRole('button', { name: '次へ' })).toBeTruthy();
  });

  it('treats a tap and a swipe to the left as one step', async () => {
    await open();
    await start();
    fireEvent.click(place());
    expect(lies('down')).toBeNull();
    fireEvent.click(place());
    expect(screen.getByText('カード1')).toBeTruthy();
    await drag(300, 100);
    expect(screen.getByText('2 / 2')).toBeTruthy();
    expect(lies('down')).not.toBeNull();
  });

  it('announces each card to screen readers', async () => {
    await open();
    await start();
    await flip();
    tap('スキップ');
    const said = screen.getByText('カード1').closest('[aria-live]');
    expect(said?.getAttribute('aria-live')).toBe('polite');
    expect(said?.textContent).toContain('ポイント還元 100P');
  });

  it('turns cards automatically when switched on, remembers the switch, and stops at the best card', async () => {
    await open();
    await start();
    await press('自動でめくる');
    expect(screen.getByRole('button', { name: '自動でめくる', pressed: true })).toBeTruthy();
    expect(await screen.findByText('2 / 2')).toBeTruthy();
    await press('スキップ');
    expect(await screen.findByText('カード2')).toBeTruthy();
    expect(localStorage.getItem('reveal-auto')).toBe('1');
    tap('次へ');
    expect(glance().getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the best of many cards large, one tap each, then turns all together', async () => {
    await open(cardsOf(12, (place) => (place === 4 ? SUPER : place === 9 ? { rarity: 3, rarity_label: 'UR' } : {})));
    await start();
    expect(await screen.findByText('1 / 2')).toBeTruthy();
    await press('スキップ');
    expect(screen.getByText('カード5')).toBeTruthy();
    tap('次へ');
    expect(screen.getByText('2 / 2')).toBeTruthy();
    await press('スキップ');
    expect(screen.getByText('カード10')).toBeTruthy();
    tap('次へ');
    expect(glance().getAllByRole('listitem')).toHaveLength(12);
    await cardsLieOpen();
  });

  it('turns the rest together on request, after the best cards in large', async () => {
    await open(cardsOf(4, (place) => (place === 2 ? SUPER : {})));
    await start();
    await press('まとめてめくる');
    expect(screen.getByText('1 / 1')).toBeTruthy();
    await press('スキップ');
    expect(screen.getByText('カード3')).toBeTruthy();
    tap('次へ');
    expect(glance().getAllByRole('listitem')).toHaveLength(4);
    await cardsLieOpen();
  });

  it('renders 60 of a thousand cards, and says where the others are', async () => {
    await open(cardsOf(1000));
    await start();
    await screen.findByRole('region', { name: 'カード' });
    expect(glance().getAllByRole('listitem')).toHaveLength(60);
    await cardsLieOpen();
    expect(screen.getByText('ほか940枚は、カード一覧でご覧いただけます。')).toBeTruthy();
    expect(screen.getByText(/1,000/)).toBeTruthy();
  });

  it.each([1, 3])('leads to the same purchase once more after %i cards', async (count) => {
    setLessMotion(true);
    await open(cardsOf(count));
    for (let seen = 0; count > 1 && seen < count; seen += 1) await press('次へ');
    const again = await screen.findByRole('link', { name: 'もう一度引く' });
    expect(again.getAttribute('href')).toBe(`/confirm-buy-product?packId=1&buyCount=${count}`);
    await press('カード一覧へ');
    expect(await screen.findByText(LIST)).toBeTruthy();
  });

  it('does not count extra prizes when it offers to repeat the draw', async () => {
    setLessMotion(true);
    await open([...cardsOf(2), makeCard(9, { extra: 'ラストワン賞' })]);
    for (let seen = 0; seen < 3; seen += 1) await press('次へ');
    const again = await screen.findByRole('link', { name: 'もう一度引く' });
    expect(again.getAttribute('href')).toBe('/confirm-buy-product?packId=1&buyCount=2');
  });

  it('opens the list on ALL SKIP', async () => {
    const calls = await open();
    await press('ALL SKIP');
    expect(await screen.findByText(LIST)).toBeTruthy();
    expect(calls.some(({ path }) => path === DECISION)).toBe(false);
  });

  it('ships all cards bought with coins on ALL SKIP, and shows the thanks page', async () => {
    const calls = await open(cards, { is_buy_coin: '1' });
    await press('ALL SKIP');
    expect(await screen.findByText('/thank-you?packHistoryId=d')).toBeTruthy();
    expect(calls.find(({ path }) => path === DECISION)?.payload).toEqual({
      send_card: ['d.1', 'd.2'],
      reduction_card: [],
    });
  });

  it('shows open cards at once with reduced motion, and fetches no film', async () => {
    setLessMotion(true);
    const calls = await open();
    expect(await screen.findByText('カード1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '自動でめくる' })).toBeNull();
    await press('次へ');
    expect(screen.getByText('カード2')).toBeTruthy();
    expect(calls.some(({ path }) => path.startsWith('/films/'))).toBe(false);
  });
});

describe('the sound of a reveal', () => {
  it('stays silent until it is switched on', async () => {
    await open();
    await start();
    await flip();
    tap('スキップ');
    expect(played).toEqual([]);
  });

  it('plays and vibrates once switched on, and remembers the switch', async () => {
    const felt: unknown[] = [];
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
    await open();
    await press('音と振動');
    expect(localStorage.getItem('reveal-sound')).toBe('1');
    const [tasted, shaken] = [played.length, felt.length];
    expect(tasted).toBeGreaterThan(0);
    await start();
    await flip();
    await waitFor(() => expect(screen.getByText('カード1')).toBeTruthy());
    expect(played.length).toBeGreaterThan(tasted);
    expect(felt.length).toBeGreaterThan(shaken);
  });

  it('stops when it is switched off', async () => {
    localStorage.setItem('reveal-sound', '1');
    await open();
    await press('音と振動');
    expect(localStorage.getItem('reveal-sound')).toBe('0');
    await start();
    await flip();
    tap('スキップ');
    expect(played).toEqual([]);
  });
});

describe('a replay of a draw', () => {
  const purchase = { id: 'd', pack_id: '1', pack_name: '歯車の門', payment_method: '2', cards };
  const watch = async (fields: object = {}) => {
    const calls = openShop({ [DETAIL]: { detail: { ...purchase, ...fields } } });
    const loader = (args: Parameters<typeof enterGachaAnimation>[0]) => enterGachaAnimation(args, '');
    visit({ path: '/gacha-animation', loader, Component: GachaAnimationPage }, '?packHistoryId=d');
    return calls;
  };

  it('shows the cards, offers no repeated draw, and returns to the purchase', async () => {
    const calls = await watch();
    expect(await screen.findByText('歯車の門')).toBeTruthy();
    await start();
    await press('まとめてめくる');
    await press('まとめてめくる');
    expect(glance().getAllByRole('listitem')).toHaveLength(2);
    await cardsLieOpen();
    expect(screen.queryByRole('link', { name: 'もう一度引く' })).toBeNull();
    tap('購入の詳細へ');
    expect(await screen.findByText('/buy-product-history-detail?packHistoryId=d')).toBeTruthy();
    expect(calls.every(({ payload }) => payload === undefined)).toBe(true);
  });

  it('decides nothing on ALL SKIP, even for cards bought with coins', async () => {
    const calls = await watch();
    await press('ALL SKIP');
    expect(await screen.findByText('/buy-product-history-detail?packHistoryId=d')).toBeTruthy();
    expect(calls.some(({ path }) => path === DECISION)).toBe(false);
  });

  it('redirects to the purchase when the card was received in an exchange', async () => {
    await watch({ pack_id: '' });
    expect(await screen.findByText('/buy-product-history-detail?packHistoryId=d')).toBeTruthy();
  });
});

describe('the end of a demo', () => {
  const see = async (is_login: '0' | '1') => {
    setLessMotion(true);
    openShop({ '/user/point': { detail: { is_login } } });
    const loader = () => ({ draw: makeDraw(cards), back: 'pack' });
    visit({ path: '/demo-draw', loader, Component: GachaAnimationPage });
    for (const _ of cards) await press('次へ');
    expect(await screen.findByRole('button', { name: 'このパックを見る' })).toBeTruthy();
    await waitFor(() => expect(queryClient.getQueryData(currentUser.queryKey)).toBeDefined());
  };

  it('links a visitor to registration with the pack kept, beside the link to the pack', async () => {
    await see('0');
    const way = await screen.findByRole('link', { name: '無料で会員登録する' });
    expect(way.getAttribute('href')).toBe('/sign-up?packId=1');
    expect(way.className).toContain('button-quiet');
  });

  it('links a member to the pack only', async () => {
    await see('1');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a draw named by the address', () => {
  const UNDECIDED = '/user/pack/buy_result?pack_history_id=d';
  const enter = (responses: Record<string, object>) => {
    openShop(responses);
    const loader = (args: Parameters<typeof enterGachaAnimation>[0]) => enterGachaAnimation(args, '');
    visit({ path: '/gacha-animation', loader, Component: GachaAnimationPage }, '?historyId=d');
  };

  it('plays again after a reload, whatever another tab has drawn, and leads to its own cards', async () => {
    enter({
      [UNDECIDED]: makeDraw(cards),
      '/user/pack/gache_result': makeDraw([makeCard(9)], { history_id: 'other' }),
    });
    expect(await screen.findByRole('button', { name: /タップしてスタート/ })).toBeTruthy();
    await press('ALL SKIP');
    expect(await screen.findByText(LIST)).toBeTruthy();
  });

  it('plays as a replay once its cards are decided', async () => {
    const detail = { id: 'd', pack_id: '1', pack_name: '歯車の門', payment_method: '1', cards };
    enter({ [UNDECIDED]: { result: '0', cards: [] }, [DETAIL]: { detail } });
    expect(await screen.findByText('歯車の門')).toBeTruthy();
    await press('ALL SKIP');
    expect(await screen.findByText('/buy-product-history-detail?packHistoryId=d')).toBeTruthy();
  });
});
