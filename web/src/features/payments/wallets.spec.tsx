import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfirmBuyPointPage from './ConfirmBuyPointPage';
import { makeCourse, openPage, openShop } from './payments.fixture';

const ORDER = '/user/paypal/order';
const BUY = '/user/point/buy';
const METHODS = [
  { id: '1', name: 'クレジットカード', memo: '' },
  { id: '3', name: 'PayPal', memo: '' },
  { id: '5', name: 'Amazon Pay', memo: '' },
];
const PAYPAL = { js_url: 'https://paypal.example/sdk/js', client_id: 'shop' };
const AMAZON = {
  ...{ js_url: 'https://amazon.example/checkout.js', merchant_id: 'm', store_id: 's' },
  ...{ public_key_id: 'k', payload: '{"a":1}', signature: 'sig' },
};
const CONFIG = { card: null, paypal: PAYPAL, amazon_pay: AMAZON, combini: null, carrier: null };

interface Options {
  readonly createOrder: () => Promise<string>;
  readonly onApprove: (data: { orderID: string }) => unknown;
  readonly onError: (error: unknown) => void;
}

/** Globals of the providers' scripts. */
const wallets = window as unknown as { paypal?: object; amazon?: object };
let amazonOptions: object | undefined;

beforeEach(() => {
  amazonOptions = undefined;
  wallets.paypal = {
    Buttons: ({ createOrder, onApprove, onError }: Options) => ({
      render: async (place: HTMLElement) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'PayPal pays' });
        button.onclick = () => void createOrder().then((orderID) => onApprove({ orderID }), onError);
        place.replaceChildren(button);
      },
    }),
  };
  wallets.amazon = {
    Pay: {
      renderButton: (_: string, options: object) => {
        amazonOptions = options;
      },
    },
  };
});

const open = async (replies: Record<string, object>, method: string, search = '') => {
  const sent = openShop({
    '/user/point_price/detail/a': { detail: makeCourse('a', 1000) },
    '/user/pay_style': { list: METHODS },
    '/user/pay_config': { detail: CONFIG },
    ...replies,
  });
  await openPage({ path: '/confirm-buy-point', Component: ConfirmBuyPointPage }, `?pointPriceId=a&packId=7${search}`);
  await userEvent.click(await screen.findByRole('radio', { name: method }));
  // jsdom loads no scripts.
  await act(async () => {
    for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('load'));
  });
  return sent;
};

describe('PayPal', () => {
  it('approves an order of the shop, which the shop then captures', async () => {
    const sent = await open(
      { [ORDER]: { id: 'ORDER-1' }, [BUY]: { result: '1', url: '/complete-buy-point-paypal' } },
      'PayPal',
    );
    expect(document.head.querySelector('script')?.src).toBe(
      'https://paypal.example/sdk/js?client-id=shop&currency=JPY&intent=capture&locale=ja_JP',
    );
    await userEvent.click(screen.getByRole('button', { name: 'PayPal pays' }));
    expect(await screen.findByText('/complete-buy-point-paypal')).toBeTruthy();
    expect(sent.filter(({ path }) => path === ORDER || path === BUY)).toEqual([
      { path: ORDER, payload: { point_price_id: 'a', pack_id: '7' } },
      { path: BUY, payload: { pay_id: '3', id: 'ORDER-1', point_price_id: 'a', pack_id: '7' } },
    ]);
  });

  it('shows why no order was created', async () => {
    const errors = { name: ['決済会社との接続ができませんでした。しばらくしてから再度お試しください。'] };
    const sent = await open({ [ORDER]: { state: 400, errors } }, 'PayPal');
    await userEvent.click(screen.getByRole('button', { name: 'PayPal pays' }));
    expect((await screen.findByRole('alert')).textContent).toBe(errors.name[0]);
    expect(sent.some(({ path }) => path === BUY)).toBe(false);
  });
});

describe('Amazon Pay', () => {
  it('starts with the payload that the shop signed', async () => {
    await open({}, 'Amazon Pay');
    expect(amazonOptions).toMatchObject({
      merchantId: 'm',
      ledgerCurrency: 'JPY',
      createCheckoutSessionConfig: { payloadJSON: '{"a":1}', signature: 'sig', publicKeyId: 'k' },
    });
    expect(screen.queryByRole('button', { name: /^注文を確定/ })).toBeNull();
  });

  it('returns to the stored order of the tab, or to the courses without one', async () => {
    const page = { path: '/confirm-buy-point', Component: ConfirmBuyPointPage };
    await open({}, 'Amazon Pay');
    await openPage(page, '', 'ja', 'pointPriceId=a&packId=7&num=10');
    expect(await screen.findByRole('heading', { level: 1, name: 'お支払い方法の選択' })).toBeTruthy();
    await openPage(page);
    expect((await screen.findByRole('status')).textContent).toBe('/buy-point');
  });

  it('places the order after the return of the member', async () => {
    const sent = await open({ [BUY]: { result: '0' } }, 'Amazon Pay', '&amazonCheckoutSessionId=s-1');
    await userEvent.click(screen.getByRole('button', { name: /^注文を確定/ }));
    expect(await screen.findByText('決済が失敗しました。Amazon Payの状態をご確認ください。')).toBeTruthy();
    expect(sent.find(({ path }) => path === BUY)?.payload).toEqual({
      pay_id: '5',
      amazonCheckoutSessionId: 's-1',
      point_price_id: 'a',
      pack_id: '7',
    });
  });
});
