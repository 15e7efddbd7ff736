import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import type { Language } from '../../providers/languages';
import { ReferralCommands } from './ReferralCommands';
import { WhatToDo } from './ReferralShow';
import type { ReferralResource } from './referral';
import { SignsField } from './SignsField';

const held: ReferralResource = {
  id: 'friend',
  friend_id: 'friend',
  referrer_id: 'referrer',
  status: 'held',
  signs: ['address', 'device'],
  because: null,
  created: '2026-11-20T10:00:00.000+09:00',
  settled_at: null,
  version: 1,
};

const open = async (overrides: Partial<ReferralResource> = {}, language: Language = 'ja') => {
  const referral = { ...held, ...overrides };
  const requests = mockApi({ 'POST referrals/friend/pay': referral, 'POST referrals/friend/refuse': referral });
  await show(
    <ResourceContextProvider value="referrals">
      <RecordContextProvider value={referral}>
        <WhatToDo />
        <SignsField />
        <ReferralCommands />
      </RecordContextProvider>
    </ResourceContextProvider>,
    '/',
    language,
  );
  return () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a referral that is held', () => {
  it.each([
    ['特典を付与', 'pay'],
    ['却下', 'refuse'],
  ])('can be settled by %s, with a reason and the displayed version', async (name, command) => {
    const posted = await open();
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '別人と確認');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    await waitFor(() =>
      expect(posted()).toEqual([[`referrals/friend/${command}`, { reason: '別人と確認', version: 1 }]]),
    );
  });

  it('shows the shared signs, and links to the comparison', async () => {
    await open();
    expect(await screen.findByText('住所、端末')).toBeTruthy();
    const link = await screen.findByRole('link', { name: '2つの会員を見比べる' });
    expect(link.getAttribute('href')).toBe('/members/friend/show/duplicates?with=referrer');
    await open({}, 'en');
    expect(await screen.findByText('address, device')).toBeTruthy();
  });
});

describe('another referral', () => {
  it.each<[string, Partial<ReferralResource>, RegExp]>([
    ['that waits', { status: 'waiting', signs: [] }, /自動で双方に付与されます/],
    ['beyond the ten', { status: 'refused', because: 'limit', signs: [] }, /10名の枠/],
    ['that was refused', { status: 'refused', because: 'operator' }, /運営者が却下しました/],
  ])('%s says what that means, and offers nothing to do', async (_, overrides, words) => {
    await open(overrides);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(buttons()).toEqual([]);
  });

  it('offers no command once it is paid', async () => {
    await open({ status: 'paid', signs: [] });
    expect(await screen.findByText('—')).toBeTruthy();
    expect(buttons()).toEqual([]);
  });
});
