import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import LegalTextPage from './LegalTextPage';

const scrolledTo: string[] = [];
Element.prototype.scrollIntoView = function scroll() {
  scrolledTo.push(this.id);
};

const text = (name: string, title: string, more: object = {}) => ({
  state: 200,
  name,
  title,
  version: 2,
  in_force_from: '2026-12-01',
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
  ...more,
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
  it('has its version, its contents and its articles', async () => {
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

  it('leads to other texts without loading the shop anew, by links in it and beneath it', async () => {
    const { addressNow } = await open('/terms-of-service');
    await userEvent.click(screen.getByRole('link', { name: '方針' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeTruthy();
    expect(addressNow()).toBe('/privacy-protection');
    await userEvent.click(within(screen.getByRole('navigation', { name: '規約と表示' })).getByText('利用規約'));
    expect(await screen.findByRole('heading', { level: 1, name: '利用規約' })).toBeTruthy();
  });

  it('opens at the article that the address names', async () => {
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
    ['who runs the shop', [{ name: '名称', value: '株式会社' }], '株式会社'],
    ['that nobody has said who runs the shop', [], '運営者の情報は、まだ登録されていません。'],
  ])('tells %s', async (_, identity, told) => {
    await open('/specific-commerce', { '/legal_text/specific-commerce': identified(identity) });
    expect(within(screen.getByRole('region', { name: '販売業者' })).getByText(told)).toBeTruthy();
  });
});
