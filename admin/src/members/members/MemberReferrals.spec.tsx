import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { MemberReferrals } from './MemberReferrals';

const memberOf = (id: string, last_name: string) => ({
  id,
  last_name,
  first_name: '花子',
  middle_name: '',
  language: 'ja',
});
const referralOf = (id: string, status: string) => ({
  ...{ id, friend_id: id, referrer_id: 'me', status, signs: [], because: null, version: 1, settled_at: null },
  created: '2026-11-20T10:00:00.000+09:00',
});
const registered_at = '2026-11-19T10:00:00.000+09:00';
const NONE = { referrer_id: null, own: null, friends: [], missing: [], left: 10 };

const open = async (response: object) => {
  mockApi({
    'members/me/referrals': { ...NONE, ...response },
    members: { status: 200, body: [memberOf('first', '佐藤'), memberOf('second', '鈴木'), memberOf('above', '田中')] },
  });
  await show(
    <RecordContextProvider value={{ id: 'me' }}>
      <MemberReferrals />
    </RecordContextProvider>,
  );
};
const fact = async (label: string) => (await screen.findByText(label)).parentElement?.parentElement?.textContent;

describe('referrals on a member’s page', () => {
  it('show the friends whom the member referred, and the state of each', async () => {
    await open({
      friends: [
        { id: 'second', registered_at, referral: null },
        { id: 'first', registered_at, referral: referralOf('first', 'held') },
      ],
      left: 9,
    });
    const table = await screen.findByRole('table', { name: 'この会員の紹介コードで登録した会員' });
    expect(await within(table).findByText('佐藤 花子')).toBeTruthy();
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).queryByText(/SMS認証前|保留中/)?.textContent)).toEqual([
      'SMS認証前',
      '保留中',
    ]);
    expect(within(rows[1]!).getByRole('link', { name: '保留中' }).getAttribute('href')).toBe('/referrals/first/show');
    expect(await fact('紹介できる残り')).toContain('9名');
    expect(await fact('紹介の条件')).toContain('満たしています');
  });

  it('show who referred the member, and the missing conditions for referring others', async () => {
    await open({ referrer_id: 'above', own: referralOf('me', 'waiting'), missing: ['phone', 'payment'] });
    expect(await screen.findByText('田中 花子')).toBeTruthy();
    expect(screen.getByRole('link', { name: '条件待ち' }).getAttribute('href')).toBe('/referrals/me/show');
    expect(await fact('紹介の条件')).toContain('SMS認証がまだ、初回の購入がまだ');
  });

  it('say so when there are none', async () => {
    await open({});
    expect(await fact('紹介者')).toContain('紹介コードなしで登録');
    expect(screen.queryByText(/登録した会員はいません/)).not.toBeNull();
    expect(screen.queryByText('この会員の紹介特典')).toBeNull();
  });
});
