import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import ShippingAddressPage from './ShippingAddressPage';

const GIVE = '/user/address';
const WITHOUT_ADDRESS = {
  ...{ lastName: '', middleName: '', firstName: '', tel: '', mail: 'hanako@example.com', zipcode: '', pref_id: 0 },
  ...{ pref_name: '', province: '', shiku: '', address: '', building: '', end_sms: 0 },
};
const DECIDING = '?deciding=1&packHistoryId=d&reduction=d.2';
const DECISION = '/confirm-get-card-list?packHistoryId=d&reduction=d.2';

interface Options {
  readonly replies?: Record<string, object>;
  readonly member?: object;
  readonly search?: string;
  readonly language?: 'ja' | 'en';
}

const open = async ({ replies = {}, member = WITHOUT_ADDRESS, search = '', language = 'ja' }: Options = {}) => {
  const zipcodeResponse = { state: 200, result: [{ prefcode: 13, address2: '千代田区', address3: '千代田' }] };
  const sent = openShop({
    '/user/detail': { state: 200, detail: member },
    '/address/zipcode': zipcodeResponse,
    ...replies,
  });
  const routes = [{ path: '/shipping-address', element: <ShippingAddressPage /> }];
  const opened = await openPages(routes, `/shipping-address${search}`, language);
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, sentPayloads: () => sent.filter(({ path }) => path === GIVE).map(({ payload }) => payload) };
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const fill = async () => {
  await userEvent.type(field('姓'), '山田');
  await userEvent.type(field('名'), '花子');
  await userEvent.type(field('郵便番号'), '1000001');
  await waitFor(() => expect(field('市区町村').value).toBe('千代田区千代田'));
  await userEvent.type(field('番地'), '1-1');
  await userEvent.type(field('電話番号'), '090-1234-5678');
};
const SENT_ADDRESS = {
  ...{ lastName: '山田', middleName: '', firstName: '花子', tel: '09012345678', zipcode: '1000001', pref_id: '13' },
  ...{ province: '日本', shiku: '千代田区千代田', address: '1-1', building: '' },
};

describe('the shipping address page', () => {
  it('sends the address without log-in data, and returns to the member’s data', async () => {
    const { sentPayloads, addressNow } = await open({ replies: { [GIVE]: { state: 200 } } });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: '登録する' }));
    await waitFor(() => expect(addressNow()).toBe('/change-member'));
    expect(sentPayloads()).toEqual([SENT_ADDRESS]);
  });

  it('returns to the pending decision with its choice', async () => {
    const { addressNow } = await open({ replies: { [GIVE]: { state: 200 } }, search: DECIDING });
    expect(screen.getByText(/カードの選択はそのまま残っています/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '登録せずに戻る' }).getAttribute('href')).toBe(DECISION);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: '登録して最終確認へ戻る' }));
    await waitFor(() => expect(addressNow()).toBe(DECISION));
  });

  it.each([
    ['?ordering=1&pointPriceId=3&packId=p', '登録してお支払いへ戻る', '/confirm-buy-point?pointPriceId=3&packId=p'],
    ['?parcel=1', '登録する', '/my-page'],
  ])('returns to the pending order or parcel: %s', async (search, save, next) => {
    const { addressNow } = await open({ replies: { [GIVE]: { state: 200 } }, search });
    expect(screen.getByRole('link', { name: '登録せずに戻る' }).getAttribute('href')).toBe(next);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(addressNow()).toBe(next));
  });

  it('shows each refusal at its field and above the form, and keeps the values', async () => {
    const errors = { address: ['番地を入力してください。'], tel: ['電話番号は10桁か11桁です。'] };
    const { addressNow } = await open({ replies: { [GIVE]: { state: 400, errors } } });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: '登録する' }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    for (const [label, message] of [
      ['番地', '番地を入力してください。'],
      ['電話番号', '電話番号は10桁か11桁です。'],
    ] as const) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      const described = field(label).getAttribute('aria-describedby')!.split(' ');
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
    }
    await userEvent.click(within(summary).getByText(/電話番号/));
    expect(document.activeElement).toBe(field('電話番号'));
    expect([addressNow(), field('姓').value]).toEqual(['/shipping-address', '山田']);
  });

  it('shows no form to a member who has an address', async () => {
    await open({ member: { ...WITHOUT_ADDRESS, ...SENT_ADDRESS, pref_id: 13 }, search: DECIDING });
    expect(screen.getByText('お届け先は登録済みです。')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: '最終確認へ戻る' }).getAttribute('href')).toBe(DECISION);
  });

  it('shows the English form', async () => {
    await open({ language: 'en' });
    expect(field('Middle name')).toBeTruthy();
    expect(screen.queryByLabelText('Prefecture')).toBeNull();
  });
});
