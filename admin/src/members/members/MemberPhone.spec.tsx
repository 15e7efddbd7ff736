import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { MemberPhone } from './MemberPhone';

const AT = '2026-11-20T10:00:00.000+09:00';
const other = { member_id: 'other', last_name: '佐藤', first_name: '花子', middle_name: '', language: 'ja' };
const holder = { id: 1, tel: '09012345678', verified_at: AT, released_at: null };
const code = { id: 'c1', tel: '09012345678', created: AT, state: 'delivered', error: null, tries: 0, used_at: AT };

const open = async (response: object) => {
  mockApi({ 'members/me/phone': { tel: '09012345678', verified_at: null, holders: [], codes: [], ...response } });
  await show(
    <RecordContextProvider value={{ id: 'me' }}>
      <MemberPhone />
    </RecordContextProvider>,
  );
};
const rowsOf = async (name: RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

describe('the phone on a member’s page', () => {
  it('says that the phone is not verified, and shows no empty tables', async () => {
    await open({});
    expect(await screen.findByText('SMS認証はまだです。')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows earlier holders of the number with links, and since when this member has it', async () => {
    const holders = [
      { ...holder, ...other, id: 2, member_id: 'me' },
      { ...holder, ...other, released_at: AT },
    ];
    await open({ verified_at: AT, holders });
    expect(await screen.findByText(/^SMS認証済み/)).toBeTruthy();
    const [current, before] = await rowsOf(/この番号を認証した会員/);
    expect(current!.textContent).toContain('認証中');
    expect(within(current!).queryByRole('link')).toBeNull();
    expect(within(before!).getByRole('link', { name: '佐藤 花子' }).getAttribute('href')).toBe('/members/other/show');
  });

  it('shows the outcome of each code, with the provider’s reason', async () => {
    await open({ codes: [code, { ...code, id: 'c2', state: 'undelivered', error: '30003', tries: 2, used_at: null }] });
    const [used, lost] = await rowsOf(/送信した認証コード/);
    expect(used!.textContent).toContain('配信済み');
    expect(lost!.textContent).toContain('届かず 30003');
    expect(lost!.textContent).toContain('—');
  });
});
