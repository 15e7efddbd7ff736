import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import ExchangePage from './ExchangePage';

window.scrollTo = () => undefined;

const offer = { id: 'o1', name: '星竜', image_url: '', model_number: 'SD-1', rarity: 3, price_point: 1000, stock: 2 };
const soldOut = { ...offer, id: 'o2', name: '月狼', stock: 0 };
const card = (history_id: string, name: string, buy_point: number, no_reduction = '0') => ({
  history_id,
  name,
  buy_point,
  no_reduction,
  image: '',
  model_number: '',
  rarity: 0,
  rarity_label: '',
  num: 1,
  is_special_remarks: '0',
  special_remarks: '',
  movie_url: '',
  pack_history_id: 'd1',
  expires_at: '2026-04-02T12:00:00.000+09:00',
});
const paged = (list: object[], page = 1, all_page = 1) => ({ state: 200, list, page, all_page, pages: [1] });
const mine = [card('d1.0', '灯', 700), card('d1.1', '波', 450), card('d1.2', '発送の梟', 9000, '1')];
const sums = { total_point: 1150, price_point: 1000, change_point: 150 };
const agreed = { state: 200, result: '1', detail: sums };

const open = async (replies: Record<string, object> = {}, address = '/exchange?id=o1') => {
  const sent = openShop({
    '/user/exchange_card/list': paged([offer, soldOut]),
    '/user/pack/card': paged(mine),
    '/user/exchange_card/check': agreed,
    '/user/exchange_card/exchange': { ...agreed, history_id: 'x1' },
    ...replies,
  });
  const pages = await openPages([{ path: '/exchange', element: <ExchangePage /> }], address);
  const requestsTo = (path: string) => sent.filter((one) => one.path === path).map(({ payload }) => payload);
  return { ...pages, requestsTo };
};
const give = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goOn = () => screen.getByRole('button', { name: '確認する' }) as HTMLButtonElement;

describe('the offers', () => {
  it('link to the choice of cards, unless out of stock', async () => {
    const { addressNow } = await open({}, '/exchange');
    const list = within(screen.getByRole('list', { name: '交換できるカード' }));
    expect(list.getByText('在庫なし')).toBeTruthy();
    expect(list.queryByRole('link', { name: '月狼と交換する' })).toBeNull();
    await userEvent.click(list.getByRole('link', { name: '星竜と交換する' }));
    expect(addressNow()).toBe('/exchange?id=o1');
    expect(await screen.findByRole('heading', { name: '交換に出すカードを選ぶ' })).toBeTruthy();
  });

  it('show a message when there are none', async () => {
    await open({ '/user/exchange_card/list': paged([]) }, '/exchange');
    expect(screen.getByText('いま交換できるカードはありません。')).toBeTruthy();
  });

  it.each(['o2', 'nothing'])('appear instead of the offer %s, which is out of stock or unknown', async (id) => {
    const { addressNow } = await open({}, `/exchange?id=${id}`);
    expect(addressNow()).toBe('/exchange');
  });
});

describe('the choice of cards', () => {
  it('omits cards that can only be shipped', async () => {
    await open();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByText('発送の梟')).toBeNull();
  });

  it('shows the total of the chosen cards, and continues once the price is reached', async () => {
    await open();
    expect(goOn().disabled).toBe(true);
    await give(/灯/);
    expect(screen.getByText('あと300Pで交換できます。')).toBeTruthy();
    expect(goOn().disabled).toBe(true);
    await give(/波/);
    expect(screen.getByText('おつり 150P')).toBeTruthy();
    expect(goOn().disabled).toBe(false);
    await give(/灯/);
    expect(goOn().disabled).toBe(true);
  });

  it('asks for a confirmation with the sums of the shop, and sends the displayed price', async () => {
    const { requestsTo, addressNow } = await open({
      '/user/exchange_card/check': { ...agreed, detail: { ...sums, change_point: 151 } },
    });
    await give(/灯/);
    await give(/波/);
    await press('確認する');
    const dialog = within(await screen.findByRole('dialog', { name: 'カードを交換しますか？' }));
    expect(dialog.getByText('151P')).toBeTruthy();
    expect(dialog.getByText('2枚・1,150P')).toBeTruthy();
    expect(requestsTo('/user/exchange_card/exchange')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '交換する' }));
    expect(await screen.findByRole('heading', { name: 'カードを交換しました' })).toBeTruthy();
    const request = { id: 'o1', cards: ['d1.0', 'd1.1'], price_point: 1000 };
    expect(requestsTo('/user/exchange_card/check')).toEqual([request]);
    expect(requestsTo('/user/exchange_card/exchange')).toEqual([request]);
    expect(screen.getByText('おつりの150Pをポイントでお戻ししました。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '発送の手続きへ' }).getAttribute('href')).toBe(
      '/get-card-list?packHistoryId=x1',
    );
    expect(addressNow()).toBe('/exchange');
  });

  it('sends nothing when the member goes back', async () => {
    const { requestsTo } = await open();
    await give(/灯/);
    await give(/波/);
    await press('確認する');
    await screen.findByRole('dialog');
    await press('戻る');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestsTo('/user/exchange_card/exchange')).toEqual([]);
  });

  it.each([
    ['check', 'id', 'このカードの在庫がなくなりました。'],
    ['exchange', 'cards', '選択済みのカードが含まれています。'],
  ])('shows why the shop refused the %s, and loads the offers again', async (call, field, message) => {
    const refused = { state: 400, errors: { [field]: [message] } };
    const { requestsTo } = await open({ [`/user/exchange_card/${call}`]: refused });
    await give(/灯/);
    await give(/波/);
    await press('確認する');
    if (call === 'exchange') await press('交換する');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestsTo('/user/exchange_card/list').length).toBeGreaterThan(1);
  });

  it('links to the packs when there is no card to exchange', async () => {
    await open({ '/user/pack/card': paged([mine[2]!]) });
    expect(screen.getByText(/出せるカードがありません/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '確認する' })).toBeNull();
  });

  it('loads more cards on request', async () => {
    const { requestsTo } = await open({ '/user/pack/card': paged(mine, 1, 2) });
    await press('もっと見る');
    expect(requestsTo('/user/pack/card')).toEqual([{ page: 1 }, { page: 2 }]);
  });
});
