import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { PackCreate } from './PackCreate';

const GAME = { id: 1, name: 'ポケモン', name_en: 'Pokémon', position: 1 };
const CARD = {
  ...{ id: 'c-1', name: 'リザードン', name_en: 'Charizard', image_url: '', model_number: '006', rarity_label: 'SR' },
  ...{ buy_point: 300, cost_yen: 250, no_reduction: '0' },
};

const open = async (response: object) => {
  const responses: Record<string, object> = { 'card-types': [GAME], cards: [CARD], 'POST packs': response };
  const requests = mockApi(responses);
  await show(
    <ResourceContextProvider value="packs">
      <PackCreate />
    </ResourceContextProvider>,
    '/packs/create',
  );
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /パック名（日本語）/ });
  return {
    name,
    respond: (next: object) => Object.assign(responses, { 'POST packs': next }),
    sent: () => requests.filter(({ method, path }) => method === 'POST' && path === 'packs').map(({ body }) => body),
    save: () => userEvent.click(screen.getByRole('button', { name: '保存' })),
    fill: async () => {
      await userEvent.type(name, '夏の福袋');
      await userEvent.type(screen.getByRole('textbox', { name: /パック名（英語）/ }), 'Summer bag');
      await userEvent.click(screen.getByRole('combobox', { name: /カード種別/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'ポケモン' }));
      await userEvent.click(screen.getByRole('combobox', { name: /ランク1にカードを追加/ }));
      await userEvent.click(await screen.findByRole('option', { name: /リザードン/ }));
    },
  };
};

describe('the form of a pack', () => {
  it('marks missing fields, goes to the first, and sends nothing', async () => {
    const { name, sent, save } = await open({});
    await userEvent.click(screen.getByRole('switch', { name: 'カード一覧を表示する' }));
    await save();
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    const basics = within(screen.getByRole('region', { name: '基本' }));
    expect(basics.getAllByText('入力してください')).toHaveLength(3);
    expect(document.activeElement).toBe(name);
    expect(sent()).toEqual([]);
  });

  it('shows the totals of the current input', async () => {
    const { fill } = await open({});
    await fill();
    const sums = within(screen.getByRole('complementary'));
    await waitFor(() => expect(sums.getByText('500P')).toBeTruthy());
    const quantity = screen.getByRole('spinbutton', { name: 'リザードン の口数' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await waitFor(() => expect(sums.getByText('2,000P')).toBeTruthy());
  });

  it('sends a draft in the format of the API', async () => {
    const { sent, fill, save } = await open({ id: '7', version: 1 });
    await fill();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      ...{ name: '夏の福袋', name_en: 'Summer bag', card_type: 1, payment_method: '1', price_point: 500 },
      ...{ max_buy_count: 0, start_at: null },
    });
    expect((sent()[0] as { prizes: object[] }).prizes).toEqual([
      {
        ...{ card_id: 'c-1', rank: 1, rank_name: 'S賞', rank_name_en: 'S Prize', quantity: 1 },
        ...{ buy_point: 300, no_reduction: '0', set_count: 1 },
      },
    ]);
  });

  it('shows the shop’s refusal at its field and row, goes there, and keeps the input', async () => {
    const errors = { name: ['同じ名前のパックがあります。'], 'prizes.0.quantity': ['口数は100万までです。'] };
    const { name, sent, fill, save, respond } = await open({ status: 400, body: { errors } });
    await fill();
    await save();
    expect(await screen.findByText('同じ名前のパックがあります。')).toBeTruthy();
    expect(screen.getByText('口数は100万までです。')).toBeTruthy();
    expect(screen.getByRole('spinbutton', { name: 'リザードン の口数' }).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.value).toBe('夏の福袋');
    respond({ id: '7', version: 1 });
    await userEvent.type(name, '2');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ name: '夏の福袋2' });
  });
});
