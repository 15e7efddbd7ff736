import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPages, openShop } from '../api/pages.fixture';
import MyPage from './MyPage';

const MEMBER = {
  lastName: '山田',
  middleName: '',
  firstName: '花子',
  mail: 'hanako@example.com',
  mail_confirmed: '1',
  availablePoint: 0,
  referral_code: '',
  rank_name: '',
  rank_icon: '',
  rank_coin: 0,
  is_rank_maintained: 0,
  next_month_name: '',
  next_month: '2026-12',
  rank_max_price: 0,
  rank_current_price: 0,
};
const LIMITS = {
  monthly_yen: 0,
  next_monthly_yen: null,
  next_from: null,
  paid_this_month: 0,
  spent_this_month: 0,
  open_this_month: 0,
};
const limits = (overrides: object = {}) => ({
  state: 200,
  detail: { ...LIMITS, age_monthly_yen: 0, birthday_needed: '0', paused_until: null, ...overrides },
});
const list = (...rows: object[]) => ({ state: 200, list: rows, page: 1, all_page: 1, pages: [1] });

const open = async (replies: Record<string, object> = {}) => {
  openShop({
    '/user/detail': { state: 200, detail: MEMBER },
    '/user/pack/card': list(),
    '/user/parcel/list': list(),
    '/user/point/expiring': list(),
    '/user/limits': limits(),
    ...replies,
  });
  await openPages([{ path: '/my-page', element: <MyPage /> }], '/my-page');
  await screen.findByRole('heading', { name: '今月のお支払い' });
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

const parcel = (number: string, overrides: object = {}) => ({
  number,
  status: 'requested',
  cards: 2,
  history_id: 'd1',
  due_on: '2026-12-11',
  needs_address: '0',
  is_late: '0',
  delivery_code: '',
  url: '',
  ...overrides,
});
const card = (pack_history_id: string) => ({
  pack_history_id,
  image: '/a.webp',
  expires_at: '2026-12-01T12:00:00+09:00',
});

describe('the member’s home', () => {
  it('shows a next step in each section for a new member', async () => {
    await open();
    expect(hrefOf(part('未選択のカード').getByRole('link'))).toBe('/');
    expect(hrefOf(part('お荷物の状況').getByRole('link'))).toBe('/buy-product-history');
    expect(hrefOf(part('有効期限の近いポイント').getByRole('link'))).toBe('/buy-point');
    expect(hrefOf(part('今月のお支払い').getByRole('link'))).toBe('/limits');
    expect(part('今月のお支払い').getByText('￥0')).toBeTruthy();
  });

  it('lists draws with undecided cards, and links to them', async () => {
    await open({ '/user/pack/card': list(card('a'), card('a'), card('b')) });
    const waiting = part('未選択のカード');
    expect(waiting.getAllByRole('listitem')).toHaveLength(2);
    expect(waiting.getAllByRole('timer')).toHaveLength(2);
    expect(waiting.getAllByRole('link').map(hrefOf)).toEqual([
      '/get-card-list?packHistoryId=a',
      '/get-card-list?packHistoryId=b',
      '/get-card-list?packHistoryId=all',
    ]);
  });

  it('expands only late parcels', async () => {
    const late = parcel('P1', { is_late: '1' });
    const onItsWay = parcel('P3', { status: 'shipped', delivery_code: '4900', url: 'https://carrier.example/4900' });
    await open({ '/user/parcel/list': list(late, parcel('P2'), onItsWay) });
    const parcels = part('お荷物の状況').getAllByRole<HTMLDetailsElement>('group');
    expect(parcels.map((one) => one.open)).toEqual([true, false, false]);
    expect(parcels.map((one) => one.querySelector('summary span')?.textContent)).toEqual([
      '発送が遅れています',
      '2026年12月11日までに発送します',
      '発送しました',
    ]);
    expect(hrefOf(within(parcels[0]!).getByRole('link', { name: /問い合わせる/ }))).toBe(
      '/contact?about=parcel&reference=P1',
    );
    expect(parcels[2]!.querySelector('a')!.href).toBe('https://carrier.example/4900');
  });

  it.each([
    ['', 'お届け先をお待ちしています', '/shipping-address?parcel=1'],
    ['千代田1-1', '2026年12月11日までに発送します', undefined],
  ])('asks for the missing address of a parcel until the member has one: “%s”', async (address, word, way) => {
    const waiting = parcel('P1', { needs_address: '1' });
    await open({ '/user/parcel/list': list(waiting), '/user/detail': { state: 200, detail: { address } } });
    const [shown] = part('お荷物の状況').getAllByRole<HTMLDetailsElement>('group');
    await waitFor(() => expect(shown!.querySelector('summary span')?.textContent).toBe(word));
    expect(shown!.querySelector('a.button')?.getAttribute('href') ?? undefined).toBe(way);
  });

  it('shows when points expire, and the payments against the monthly limit', async () => {
    await open({
      '/user/point/expiring': list({ day: '2027-05-24', point: 12_300 }),
      '/user/limits': limits({
        monthly_yen: 10_000,
        paid_this_month: 4000,
        spent_this_month: 4600,
        open_this_month: 600,
      }),
    });
    expect(part('有効期限の近いポイント').getByText('2027年5月24日に失効').nextSibling?.textContent).toBe('12,300P');
    expect(part('今月のお支払い').getByText('￥4,000')).toBeTruthy();
    expect(part('今月のお支払い').getByText(/あと￥5,400まで/)).toBeTruthy();
    expect(part('今月のお支払い').getByText('ほかにお支払い待ち ￥600')).toBeTruthy();
  });
});
