import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPages, openShop } from '../../api/pages.fixture';
import SharedCardPage from './SharedCardPage';

const CARD = { pack_id: '7', pack_name: '月の箱', name: '月の竜', rarity_label: 'UR', picture: '/share/token.png' };

const open = async (response: object, language: 'ja' | 'en' = 'ja') => {
  openShop({ '/user/share/token': response });
  await openPages([{ path: '/share/:token', element: <SharedCardPage /> }], '/share/token', language);
  return (await screen.findByRole('heading', { level: 1 })).textContent;
};
const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a shared card', () => {
  it('shows the card with a link to its pack', async () => {
    expect(await open({ state: 200, detail: CARD })).toBe('月の竜');
    expect(screen.queryByText('「月の箱」で当たったカードです。')).not.toBeNull();
    expect(document.querySelector('.shared-picture')!.getAttribute('src')).toBe('/share/token.png');
    expect(pathOf('このパックを見る')).toBe('/pack-detail?packId=7');
  });

  it('shows that the card does not exist, with a link to the packs', async () => {
    expect(await open({ state: 404 }, 'en')).toBe('No card here');
    expect(pathOf('To the home page')).toBe('/');
  });
});
