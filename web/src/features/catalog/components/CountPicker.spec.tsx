import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Pack } from '../catalog.api';
import { makePack, show } from '../catalog.fixture';
import { CountPicker } from './CountPicker';

const choose = (fields: Partial<Pack>, num: string | null = null) =>
  show(<CountPicker pack={makePack(fields)} num={num} />, '/pack-detail');
const links = () => screen.queryAllByRole('link', { name: /引く / });
const buttons = () => links().map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const submit = () => userEvent.click(screen.getByRole('button', { name: /この回数で引く/ }));

describe('CountPicker', () => {
  it.each([
    ['all remaining tickets below a stock of 100', { pack_count: 99 }, ['1回', '10回', 'すべて']],
    ['100 from a stock of 100', { pack_count: 100 }, ['1回', '10回', '100回']],
    ['no count above the stock', { pack_count: 9 }, ['1回', 'すべて']],
    ['no count above the limit of a purchase', { pack_count: 500, max_buy_count: 10 }, ['1回', '10回']],
    ['no count above the limit of a member', { pack_count: 300, can_limit: 10 }, ['1回', '10回']],
  ])('offers %s', (_, fields, counts) => {
    choose(fields);
    expect(buttons().map((text) => text?.replace(/引く.*/, ''))).toEqual(counts);
  });

  it('shows the price of each count and links to its confirmation', () => {
    choose({ pack_count: 42, point: 50, payment_method: '2' });
    expect(buttons()).toEqual(['1回引く 50コイン', '10回引く 500コイン', 'すべて引く 2,100コイン']);
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/confirm-buy-product?packId=7&buyCount=1',
      '/confirm-buy-product?packId=7&buyCount=10',
      '/confirm-buy-product?packId=7&buyCount=all',
    ]);
  });

  it.each([
    ['1', '/demo-draw?packId=7'],
    ['0', undefined],
  ] as const)('links to a demo only when the cards are shown: %s, %s', (show_cardlist, address) => {
    choose({ show_cardlist });
    const demo = screen.queryByRole('link', { name: '無料で抽選の演出を体験する' });
    expect(demo?.getAttribute('href')).toBe(address);
  });

  it('starts with the count of the address', () => {
    choose({ pack_count: 120 }, '12');
    expect(field().value).toBe('12');
    choose({ pack_count: 60 }, 'all');
    expect(field().value).toBe('60');
  });

  it('accepts any count up to the stock and shows its price', async () => {
    choose({ pack_count: 120 });
    await userEvent.clear(field());
    await userEvent.type(field(), '120');
    expect(screen.getByRole('button').textContent).toContain('36,000P');
    await submit();
    expect(await screen.findByText('/confirm-buy-product?packId=7&buyCount=120')).toBeTruthy();
  });

  it.each(['121', '0', 'x', '1.5'])('refuses %s and says what it takes', async (text) => {
    choose({ pack_count: 120 });
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    await submit();
    expect(screen.getByText('1から120までの数字を入力してください。')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('shows no field when one ticket is left', () => {
    choose({ pack_count: 1 });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
