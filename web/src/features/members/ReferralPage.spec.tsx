import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import ReferralPage from './ReferralPage';

const LINK = 'https://shop.example/user-register?referral=3L3XLCKT';
const NONE = { code: '3L3XLCKT', link: LINK, point: 500, left: 10, friends: 0, waiting: 0, missing: [], own: null };

const open = async (detail: object = {}, language: 'ja' | 'en' = 'ja') => {
  // Must precede the page, since it replaces the clipboard.
  const user = userEvent.setup();
  openShop({ '/user/referral': { state: 200, detail: { ...NONE, ...detail } } });
  await openPages([{ path: '/referral', element: <ReferralPage /> }], '/referral', language);
  await screen.findByRole('heading', { level: 1 });
  return user;
};
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const outcome = () => screen.getByRole('status').textContent;

/**
 * Simulates a device with a share sheet.
 * @returns data shared with it
 */
const withShareSheet = (respond: () => Promise<void>): ShareData[] => {
  const shared: ShareData[] = [];
  const share = (data: ShareData) => {
    shared.push(data);
    return respond();
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return shared;
};
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('the page of referrals', () => {
  it('shows the code, the link and the results', async () => {
    await open({ left: 6, friends: 3, waiting: 1 });
    expect(screen.queryByText('3L3XLCKT')).not.toBeNull();
    expect(screen.queryByText(LINK)).not.toBeNull();
    expect(fact('特典を受け取ったお友だち')).toBe('3名');
    expect(fact('特典をお待ちのお友だち')).toBe('1名');
    expect(fact('紹介できる残り')).toBe('6名');
    expect(screen.queryByText(/お待ちのお友だちは/)).not.toBeNull();
    expect(screen.queryByText(/あと少しです/)).toBeNull();
  });

  it('lists missing requirements with links', async () => {
    await open({ missing: ['phone', 'payment'] }, 'en');
    expect(pathOf('Verify your phone by SMS')).toBe('/change-member?next=%2Freferral');
    expect(pathOf('Buy points once')).toBe('/buy-point');
    await open({ missing: ['payment'] }, 'en');
    expect(screen.queryByRole('link', { name: 'Verify your phone by SMS' })).toBeNull();
  });

  it('shows the limit of ten friends', async () => {
    await open({ left: 0, friends: 10 });
    expect(fact('紹介できる残り')).toBe('0名');
    expect(screen.queryByText(/10名に達しました/)).not.toBeNull();
  });

  it.each([
    ['unverified', /SMSで電話番号を認証すると/],
    ['waiting', /お友だちの条件がそろい/],
    ['paid', /500ポイントを受け取りました/],
    ['refused', /対象になりませんでした/],
  ])('shows the state of the bonus for a member’s own registration: %s', async (bonus, words) => {
    await open({ own: bonus });
    expect(screen.queryByText(words)).not.toBeNull();
  });

  it('shows no bonus to a member who registered without a code', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: 'あなたが受け取る特典' })).toBeNull();
  });
});

describe('the code and the link', () => {
  it.each([
    ['コードをコピー', '3L3XLCKT'],
    ['リンクをコピー', LINK],
    ['リンクを送る', LINK],
  ])('get copied on a device without a share sheet: %s', async (name, words) => {
    const user = await open();
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(outcome()).toBe('コピーしました。'));
    expect(await navigator.clipboard.readText()).toBe(words);
  });

  it('open the share sheet of the device', async () => {
    const shared = withShareSheet(() => Promise.resolve());
    const user = await open({}, 'en');
    await user.click(screen.getByRole('button', { name: 'Share the link' }));
    expect(shared).toEqual([{ title: 'Refer friends', url: LINK, text: expect.stringContaining('3L3XLCKT') }]);
    expect(outcome()).toBe('');
  });

  it('get copied when the share sheet fails, but not when it is dismissed', async () => {
    withShareSheet(() => Promise.reject(new DOMException('', 'AbortError')));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'リンクを送る' }));
    expect(outcome()).toBe('');
    withShareSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await user.click(screen.getByRole('button', { name: 'リンクを送る' }));
    await waitFor(() => expect(outcome()).toBe('コピーしました。'));
  });
});
