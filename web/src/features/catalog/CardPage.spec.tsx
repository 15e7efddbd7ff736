import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CardPage from './CardPage';
import { makePrize, openShop, show } from './catalog.fixture';
import type { PackCard, PackOfPrize } from './prizes.api';

const inPack = (id: string, card: Partial<PackCard> = {}, packFields: Partial<PackOfPrize> = {}): PackOfPrize => ({
  id,
  name: `パック${id}`,
  point: 500,
  payment_method: '1',
  pack_count: 200,
  is_before: '0',
  start_date: '2026-01-15T12:00:00+09:00',
  prizes: [makePrize('a', 1, 2, { card_id: 'star', name: '星竜', rarity_label: 'UR', ...card })],
  ...packFields,
});
const open = (pack: PackOfPrize, packs = [pack]) => {
  const response = { detail: { pack, packs } };
  const requests = openShop({ '/user/card/star?pack_id=7': response, '/user/card/star': response });
  show(<CardPage />, '/card?cardId=star&packId=7');
  return requests;
};
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement!;

describe('the page of a card', () => {
  it('shows every known fact of the card, and links certificates and reference prices outside', async () => {
    open(
      inPack('7', {
        buy_point: 8000,
        model_number: 'SD-001',
        set_name: '第1弾',
        grader: 'PSA',
        grade: '10',
        certificate_number: '123',
        certificate_url: 'https://www.psacard.com/cert/123',
        reference: { yen: 12_000, source: '', url: 'https://shop.example/star', day: '2026-11-17' },
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: '星竜' })).toBeTruthy();
    expect(screen.getByText('8,000P に還元できます')).toBeTruthy();
    expect(fact('セット').textContent).toContain('第1弾');
    expect(fact('鑑定').textContent).toContain('PSA 10');
    expect(fact('参考価格').textContent).toContain('12,000');
    expect(fact('参考価格').textContent).toContain('2026年11月17日時点');
    const outside = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    expect(outside.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://www.psacard.com/cert/123', 'noopener noreferrer'],
      ['https://shop.example/star', 'noopener noreferrer'],
    ]);
    expect(screen.queryByText('状態', { selector: 'dt' })).toBeNull();
    expect(document.body.textContent).toContain('名称とその還元ポイントが優先されます。');
  });

  it('turns the card over, and enlarges the side that faces up', async () => {
    open(inPack('7', { back_image_url: '/uploads/b.webp' }));
    expect(await screen.findByRole('img', { name: '星竜（表面）' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '裏面を見る' }));
    expect(screen.getByRole('img', { name: '星竜（裏面）' }).getAttribute('src')).toBe('/uploads/b.webp');
    await userEvent.click(screen.getByRole('button', { name: '拡大する' }));
    const zoom = within(screen.getByRole('dialog', { name: '星竜を拡大' }));
    expect(zoom.getByRole('img').getAttribute('src')).toBe('/uploads/b.webp');
    await userEvent.click(zoom.getByRole('button', { name: '閉じる' }));
    await userEvent.click(screen.getByRole('button', { name: '表面を見る' }));
    expect(screen.getByRole('img', { name: '星竜（表面）' })).toBeTruthy();
  });

  it('offers no back side without a picture of it', async () => {
    open(inPack('7'));
    await screen.findByRole('img', { name: '星竜（表面）' });
    expect(screen.queryByRole('button', { name: '裏面を見る' })).toBeNull();
  });

  it('shows for each pack how many of the card are left in it', async () => {
    const closed = inPack('7', {}, { pack_count: 0 });
    open(closed, [inPack('8'), inPack('9', { remaining: 0 })]);
    const packs = within(await screen.findByRole('region', { name: 'このカードが入っているパック' }));
    const rows = packs.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('1% このカードの残り 2口 / 箱の残り 200口');
    expect(rows[1]).toContain('当選済み');
    expect(packs.getByRole('link', { name: 'パック8' }).getAttribute('href')).toBe('/pack-detail?packId=8');
    expect(screen.getByRole('link', { name: 'このパックを見る' }).getAttribute('href')).toBe('/pack-detail?packId=7');
  });

  it.each([
    ['can only be shipped', inPack('7', { no_reduction: '1', buy_point: 8000 })],
    ['is paid for in coins', inPack('7', { buy_point: 8000 }, { payment_method: '2' })],
  ])('says that a card that %s gives no points', async (_, pack) => {
    open(pack);
    expect(await screen.findByText('発送でお届けします。ポイントには還元できません。')).toBeTruthy();
    expect(document.body.textContent).not.toContain('8,000P');
  });

  it('redirects to the top page without a card', async () => {
    openShop({});
    show(<CardPage />, '/card');
    expect((await screen.findByRole('status')).textContent).toBe('/');
  });
});
