import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages, openShop } from '../../api/pages.fixture';
import GuidePage from './GuidePage';

const section = (id: string, heading: string, html: string) => ({ id, heading, html, identity: null });
const text = (name: string, title: string, sections: object[]) => ({
  ...{ state: 200, name, title, version: null, in_force_from: null, versions: [], lead: '', sections },
});

const open = async (address = '/user-guide') => {
  openShop({
    '/legal_text/user-guide': text('user-guide', 'ご利用ガイド', [
      section('article-1', '引く', '<p><img src="/guide/pack.ja.webp" alt="パックの画面"></p>'),
    ]),
    '/legal_text/questions': text('questions', 'よくあるご質問', [
      section('article-1', '送料はいくらですか？', '<p>無料です。</p>'),
      section('article-2', '退会できますか？', '<p>はい。</p>'),
    ]),
  });
  return openPages([{ path: '/user-guide', element: <GuidePage /> }], address);
};
const questions = () =>
  within(screen.getByRole('region', { name: 'よくあるご質問' }))
    .queryAllByText(/？$/)
    .map((summary) => summary.textContent);

describe('the guide', () => {
  it('shows steps with pictures, and links to each and to the questions', async () => {
    await open();
    const contents = within(screen.getByRole('navigation', { name: '目次' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#article-1',
      '#questions',
    ]);
    const step = within(screen.getByRole('region', { name: '引く' }));
    expect(step.getByRole('img', { name: 'パックの画面' }).getAttribute('src')).toBe('/guide/pack.ja.webp');
  });

  it('searches the questions, keeps the search in the address, and links to the contact form without results', async () => {
    const { addressNow } = await open();
    expect(questions()).toHaveLength(2);
    await userEvent.type(screen.getByRole('searchbox', { name: 'ご質問を検索' }), '無料');
    expect(questions()).toEqual(['送料はいくらですか？']);
    expect(addressNow()).toBe(`/user-guide?q=${encodeURIComponent('無料')}`);
    expect(screen.getByRole('status').textContent).toBe('1件のご質問');
    expect(screen.getByRole('link', { name: 'お問い合わせ' }).getAttribute('href')).toBe('/contact');
  });
});
