import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import LegalTextPage from './LegalTextPage';

const scrolledTo: string[] = [];
Element.prototype.scrollIntoView = function scroll() {
  scrolledTo.push(this.id);
};

const text = (name: string, title: string, overrides: object = {}) => ({
  state: 200,
  name,
  title,
  version: 2,
  in_force_from: '2026-12-01',
  versions: [{ version: 2, in_force_from: '2026-12-01', state: 'in-force' }],
  lead: '<p>はじめに</p>',
  sections: [
    {
      id: 'article-1',
      heading: '第1条（一）',
      html: '<p><a href="/privacy-protection">方針</a></p>',
      identity: null,
    },
    { id: 'article-2', heading: '第2条（二）', html: '<p>本文</p>', identity: null },
  ],
  ...overrides,
});
const identified = (identity: object[]) =>
  text('specific-commerce', '表記', { sections: [{ id: 'article-1', heading: '販売業者', html: '', identity }] });

const open = (address: string, replies: Record<string, object> = {}) => {
  openShop({
    '/legal_text/terms-of-service': text('terms-of-service', '利用規約'),
    '/legal_text/privacy-policy': text('privacy-policy', 'プライバシーポリシー'),
    ...replies,
  });
  const paths = ['/terms-of-service', '/privacy-protection', '/specific-commerce'];
  return openPages(
    paths.map((path) => ({ path, element: <LegalTextPage /> })),
    address,
  );
};

describe('a legal text', () => {
  it('shows its version, its contents and its articles', async () => {
    await open('/terms-of-service');
    expect(screen.getByRole('heading', { level: 1, name: '利用規約' })).toBeTruthy();
    expect(screen.getByText('第2版・2026年12月1日施行')).toBeTruthy();
    const contents = within(screen.getByRole('navigation', { name: '目次' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#article-1',
      '#article-2',
    ]);
    expect(within(screen.getByRole('region', { name: '第2条（二）' })).getByText('本文')).toBeTruthy();
  });

  it('links to other texts without a reload, in the text and below it', async () => {
    const { addressNow } = await open('/terms-of-service');
    await userEvent.click(screen.getByRole('link', { name: '方針' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeTruthy();
    expect(addressNow()).toBe('/privacy-protection');
    await userEvent.click(within(screen.getByRole('navigation', { name: '規約と表示' })).getByText('利用規約'));
    expect(await screen.findByRole('heading', { level: 1, name: '利用規約' })).toBeTruthy();
  });

  it('scrolls to the article that the address names', async () => {
    await open('/terms-of-service#article-2');
    expect(scrolledTo).toEqual(['article-2']);
  });

  it('can be printed', async () => {
    const print = jest.fn();
    window.print = print;
    await open('/terms-of-service');
    await userEvent.click(screen.getByRole('button', { name: '印刷する' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the operator of the shop', [{ name: '名称', value: '株式会社' }], '株式会社'],
    ['that the operator of the shop is not registered', [], '運営者の情報は、まだ登録されていません。'],
  ])('shows %s', async (_, identity, words) => {
    await open('/specific-commerce', { '/legal_text/specific-commerce': identified(identity) });
    expect(within(screen.getByRole('region', { name: '販売業者' })).getByText(words)).toBeTruthy();
  });

  describe('with an announced version', () => {
    const NEXT = { version: 3, in_force_from: '2027-02-01', state: 'announced' };
    const PRESENT = { version: 2, in_force_from: '2026-12-01', state: 'in-force' };
    const FIRST = { version: 1, in_force_from: '2025-12-01', state: 'earlier' };
    const versions = [NEXT, PRESENT, FIRST];
    const textOf = ({ version, in_force_from }: typeof NEXT) =>
      text('terms-of-service', '利用規約', { version, in_force_from, versions });
    const announcement = {
      id: 'terms-of-service.3',
      name: 'terms-of-service',
      version: 3,
      agreed: '',
      is_objected: '0',
    };
    const openText = async (address: string, isMember: boolean, overrides: object = {}) => {
      const replies = {
        '/user/point': { state: 200, detail: { is_login: isMember ? '1' : '0' } },
        '/user/legal_texts': { state: 200, list: [{ ...announcement, ...overrides }] },
        '/user/legal_texts/agree': { state: 200 },
        '/legal_text/terms-of-service': textOf(PRESENT),
        '/legal_text/terms-of-service?version=3': textOf(NEXT),
        '/legal_text/terms-of-service?version=1': textOf(FIRST),
      };
      const sent = openShop(replies);
      const pages = await openPages([{ path: '/terms-of-service', element: <LegalTextPage /> }], address);
      return { sent, ...pages };
    };

    it('links from the version in force to it, and to all versions', async () => {
      await openText('/terms-of-service', false);
      expect(screen.getByText('2027年2月1日から施行される新しい版があります。')).toBeTruthy();
      const list = within(screen.getByRole('navigation', { name: '版の一覧' }));
      expect(list.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
        '/terms-of-service?version=3',
        '/terms-of-service',
        '/terms-of-service?version=1',
      ]);
      expect(list.getByRole('link', { current: 'page' }).textContent).toContain('第2版');
      await userEvent.click(screen.getByRole('link', { name: '新しい版を読む' }));
      expect(await screen.findByText(/これは2027年2月1日から施行される新しい版です/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'この版に同意する' })).toBeNull();
      expect(screen.getByRole('link', { name: '現在の版を読む' }).getAttribute('href')).toBe('/terms-of-service');
    });

    it('shows that an earlier version is no longer in force', async () => {
      await openText('/terms-of-service?version=1', true);
      expect(screen.getByText('これは過去の版です。現在は適用されません。')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'この版に同意する' })).toBeNull();
    });

    it('lets a member agree to the announced version', async () => {
      const { sent } = await openText('/terms-of-service?version=3', true);
      await userEvent.click(await screen.findByRole('button', { name: 'この版に同意する' }));
      const [write] = sent.filter(({ payload }) => payload);
      expect(write).toMatchObject({
        path: '/user/legal_texts/agree',
        payload: { name: 'terms-of-service', version: 3 },
      });
    });

    it.each([
      ['has agreed', { agreed: 'agreed' }, 'この版に同意済みです。'],
      ['is taken to agree', { agreed: 'deemed' }, 'この版には、同意いただいたものとして取り扱っています。'],
    ])('reports the agreement of a member who %s', async (_, overrides, words) => {
      await openText('/terms-of-service?version=3', true, overrides);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'この版に同意する' })).toBeNull();
    });
  });
});
