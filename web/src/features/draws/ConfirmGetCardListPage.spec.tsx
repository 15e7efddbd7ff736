import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfirmGetCardListPage from './ConfirmGetCardListPage';
import { makeCard, makeDraw, openShop, setLessMotion, visit } from './draws.fixture';

const DECISION = '/user/pack/decision';
const cards = [
  makeCard(1, { buy_point: 900 }),
  makeCard(2),
  makeCard(3, { buy_point: 200 }),
  makeCard(4, { no_reduction: '1' }),
];

const person = { lastName: '佐藤', firstName: '美咲', zipcode: '1500001', shiku: '渋谷区' };

const open = async (response: object, loaded = makeDraw(cards)) => {
  const calls = openShop({ [DECISION]: response, '/user/detail': { detail: person } });
  visit(
    { path: '/confirm-get-card-list', loader: () => loaded, Component: ConfirmGetCardListPage },
    '?selectedCardHistoryIds=d.2',
  );
  await userEvent.click(await screen.findByRole('button', { name: '確定する' }));
  return calls;
};

beforeEach(() => setLessMotion(true));

describe('ConfirmGetCardListPage', () => {
  it.each([
    ['the shop has decided', { result: '1' }],
    ['all cards were decided before', { state: 204, result: '-1' }],
  ])('sends both groups and shows the thanks page when %s', async (_, response) => {
    const calls = await open(response);
    expect(await screen.findByText('/thank-you?packHistoryId=d')).toBeTruthy();
    expect(calls.find(({ path }) => path === DECISION)?.payload).toEqual({
      send_card: ['d.2', 'd.4'],
      reduction_card: ['d.1', 'd.3'],
    });
  });

  it('shows the thanks page for a decision on several draws', async () => {
    await open({ result: '1' }, makeDraw(cards, { history_id: 'all', pack_id: '' }));
    expect(await screen.findByText('/thank-you?packHistoryId=all')).toBeTruthy();
  });

  it('shows the address that the cards are shipped to', async () => {
    await open({ state: 400 });
    expect(await screen.findByText('〒150-0001')).toBeTruthy();
    expect(screen.getByText('佐藤 美咲 様')).toBeTruthy();
  });

  it('shows both groups with their totals, and the reason when the shop refuses', async () => {
    await open({ state: 400, errors: { send_card: ['選び直してください。'] } });
    expect((await screen.findByRole('alert')).textContent).toBe('選び直してください。');
    expect(screen.getByRole('heading', { name: '発送するカード（2枚）' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'ポイント還元するカード（2枚、1,100P）' })).toBeTruthy();
  });
});
