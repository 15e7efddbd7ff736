import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import AnnouncementBanner from './components/AnnouncementBanner';

const announced = (overrides: object = {}) => ({
  ...{ id: 'terms-of-service.2', name: 'terms-of-service', title: '利用規約', version: 2, agreed: '' },
  ...{ in_force_from: '2027-02-01', is_in_force: '0', is_read: '0', is_objected: '0' },
  ...{ path: '/terms-of-service?version=2', ...overrides },
});

const open = async (list: object[], address = '/') => {
  const sent = openShop({
    '/user/legal_texts': { state: 200, list },
    '/user/legal_texts/read': { state: 200 },
  });
  const element = (
    <>
      <AnnouncementBanner />
      <main id="main" tabIndex={-1} />
    </>
  );
  await openPages([{ path: '*', element }], address);
  return sent;
};

describe('the banner of announcements', () => {
  it('shows each unread announcement with a link, and closes with one press', async () => {
    const privacy = { id: 'privacy-policy.2', title: 'プライバシーポリシー', is_in_force: '1' };
    const sent = await open([announced(), announced({ ...privacy, path: '/privacy-protection?version=2' })]);
    expect(await screen.findByText(/2027年2月1日より「利用規約」を改定します。/)).toBeTruthy();
    expect(screen.getByText(/2027年2月1日に「プライバシーポリシー」を改定しました。/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '「利用規約」の内容を読む' }).getAttribute('href')).toBe(
      '/terms-of-service?version=2',
    );
    await userEvent.click(screen.getByRole('button', { name: '確認しました' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(sent.filter(({ payload }) => payload)).toMatchObject([
      { path: '/user/legal_texts/read', payload: { ids: ['terms-of-service.2', 'privacy-policy.2'] } },
    ]);
    expect(document.activeElement?.id).toBe('main');
  });

  it.each([
    ['when all are read', { is_read: '1' }, '/'],
    ['on the page of the announced version', {}, '/terms-of-service?version=2'],
  ])('does not appear %s', async (_, overrides, address) => {
    await open([announced(overrides)], address);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
