import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Movements } from './Movements';

const row = { memo: 'ガチャ', money: 0, change: 0, created: '2026-11-22T00:30:00+09:00' };

const show = (...rows: object[]) => {
  const movements = rows.map((overrides, index) => ({ ...row, key: String(index), ...overrides }));
  render(<Movements title="ポイント履歴" unit="points" movements={movements} />, { wrapper: MemoryRouter });
};

const cellsOf = (index: number) => [...screen.getAllByRole('row')[index]!.querySelectorAll('td')];

describe('the history', () => {
  it('has a heading for each day in Tokyo', () => {
    show({}, { created: '2026-11-21T23:59:00+09:00' }, { created: '2026-11-21T00:10:00+09:00' });
    const days = screen.getAllByRole('rowheader').map((day) => day.textContent);
    expect(days).toEqual(['2026年11月22日(日)', '2026年11月21日(土)']);
  });

  it('shows gains and losses with their sign', () => {
    show({ change: 5000 }, { change: -1500 });
    expect(cellsOf(2).at(-1)?.textContent).toBe('+5,000P');
    expect(cellsOf(2).at(-1)?.className).toContain('gained');
    expect(cellsOf(3).at(-1)?.textContent).toBe('−1,500P');
    expect(cellsOf(3).at(-1)?.className).toContain('lost');
  });

  it('shows yen only for paid rows', () => {
    show({ money: 3000 }, {});
    expect(cellsOf(2)[2]?.textContent).toContain('￥3,000');
    expect(cellsOf(3)[2]?.textContent).toBe('');
  });

  it('links to the purchase that moved the points', () => {
    show({ to: '/buy-product-history-detail?packHistoryId=7' });
    expect(screen.getByRole('link', { name: 'ガチャ' }).getAttribute('href')).toContain('packHistoryId=7');
  });
});
