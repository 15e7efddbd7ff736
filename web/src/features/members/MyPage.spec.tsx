import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import MyPage from './MyPage';

const member = {
  lastName: '山田',
  mail: 'hanako@example.com',
  mail_confirmed: '1',
  middleName: '',
  firstName: '花子',
  availablePoint: 12_345,
  referral_code: '3L3XLCKT',
  rank_name: 'ゴールド',
  rank_icon: '/images/ranks/gold.svg',
  rank_coin: 0,
  is_rank_maintained: 0,
  next_month_name: '',
  next_month: '2026-12',
  rank_max_price: 10_000,
  rank_current_price: 2500,
};

const open = async (detail: object = member, replies: Record<string, object> = {}) => {
  const sent = openShop({ '/user/detail': { state: 200, detail }, ...replies });
  await openPages([{ path: '/my-page', element: <MyPage>お知らせです</MyPage> }], '/my-page');
  await screen.findByRole('heading', { name: 'マイページ' });
  return sent;
};

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar');

describe('my page', () => {
  it('shows the member, their balances, and open tasks', async () => {
    await open();
    expect(screen.queryByText('山田 花子 様')).not.toBeNull();
    expect(screen.getByText('所有ポイント').nextElementSibling?.textContent).toBe('12,345P');
    expect(screen.queryByText('現在のランク：ゴールド')).not.toBeNull();
    expect(screen.getByRole('presentation').getAttribute('src')).toBe('/images/ranks/gold.svg');
    expect(screen.queryByText(/お知らせです/)).not.toBeNull();
  });

  it('shows the progress to the next rank, at most 100 %', async () => {
    await open();
    expect(bar().value).toBe(0.25);
    expect(screen.queryByText('次のランクまで ￥7,500')).not.toBeNull();
    await open({ ...member, rank_current_price: 25_000 });
    expect(bar().value).toBe(1);
    expect(screen.queryByText('次のランクの条件を満たしています')).not.toBeNull();
  });

  const keepable = { ...member, rank_coin: 150, next_month_name: 'シルバー' };
  const wealth = (coin: number) => ({ '/user/point': { state: 200, detail: { is_login: '1', rank: '', coin } } });
  const keep = () => userEvent.click(screen.getByRole('button', { name: '150コインでランクを維持する' }));

  it('keeps the rank for coins after a confirmation', async () => {
    const sent = await open(keepable, { ...wealth(200), '/user/buy_rank': { state: 200, result: '1' } });
    expect(screen.queryByText('来月のランク（現時点）：シルバー')).not.toBeNull();
    await screen.findByText('200');
    await keep();
    expect(screen.queryByText(/所有コイン 200 → 50/)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'はい、維持する' }));
    expect(await screen.findByRole('dialog', { name: 'ランクを維持しました' })).toBeTruthy();
    const payloads = sent.filter(({ path }) => path === '/user/buy_rank').map(({ payload }) => payload);
    expect(payloads).toEqual([{ coin: 150, next_month_rank: '2026-12' }]);
  });

  it('reports too few coins, before or after the confirmation', async () => {
    await open(keepable, wealth(149));
    await keep();
    expect(screen.queryByRole('dialog', { name: 'コインが不足しています。' })).not.toBeNull();
    await open(keepable, { ...wealth(200), '/user/buy_rank': { state: 200, result: '0' } });
    await screen.findByText('200');
    await keep();
    await userEvent.click(screen.getByRole('button', { name: 'はい、維持する' }));
    expect(await screen.findByRole('dialog', { name: 'コインが不足しています。' })).toBeTruthy();
  });

  it('offers nothing when the rank is maintained', async () => {
    await open({ ...keepable, is_rank_maintained: 1 });
    expect(screen.queryByText('来月のランク：シルバー')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /ランクを維持/ })).toBeNull();
  });

  it('shows no bar without a next rank', async () => {
    await open({ ...member, rank_name: '', rank_max_price: 0 });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows no reminder for a confirmed mail address', async () => {
    await open();
    expect(screen.queryByRole('button', { name: '確認メールをもう一度送る' })).toBeNull();
  });

  it.each([
    [{ state: 200 }, /^確認メールを送りました。/],
    [{ state: 400, errors: { mail: ['確認済みです。'] } }, /^確認済みです。$/],
  ])('sends the confirmation mail again and reports the result: %j', async (response, words) => {
    const user = userEvent.setup();
    const unconfirmed = { ...member, mail_confirmed: '0' };
    const sent = await open(unconfirmed, { '/user/send_mail_confirmation': response });
    expect(screen.queryByText('hanako@example.com へお送りしたメールのリンクを開いてください。')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: '確認メールをもう一度送る' }));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContainEqual(expect.stringMatching(words)),
    );
    expect(sent.filter(({ path }) => path === '/user/send_mail_confirmation')).toHaveLength(1);
  });

  it('copies the referral code', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'コピー' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('コピーしました。'));
    expect(await navigator.clipboard.readText()).toBe('3L3XLCKT');
  });
});
