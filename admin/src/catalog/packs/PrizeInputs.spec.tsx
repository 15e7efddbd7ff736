import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, SimpleForm } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { PrizeRows } from './PrizeRows';
import type { PrizeRow } from './pack';

const row = (card: string, rank: number, rankName: string): PrizeRow => ({
  ...{ card_id: card, name: card, name_en: card, image_url: '', model_number: '', rarity_label: '' },
  ...{ rank, rank_name: rankName, rank_name_en: rankName, quantity: 10, buy_point: 300, cost_yen: 250 },
  ...{ no_reduction: '0', set_count: 1 },
});

const open = async (paymentMethod: '1' | '2', response?: object) => {
  mockApi({ cards: [] });
  const saved: PrizeRow[][] = [];
  const onSubmit = ({ prizes }: { prizes?: PrizeRow[] }) => {
    saved.push(prizes ?? []);
    return response;
  };
  await show(
    <ResourceContextProvider value="packs">
      <SimpleForm
        record={{ id: '7', payment_method: paymentMethod, prizes: [row('龍', 1, 'S賞'), row('虎', 2, 'A賞')] }}
        onSubmit={onSubmit}
      >
        <PrizeRows />
      </SimpleForm>
    </ResourceContextProvider>,
  );
  await screen.findByText('龍');
  return {
    saved,
    save: () => userEvent.click(screen.getByRole('button', { name: '保存' })),
    field: (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name }),
    box: (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }),
  };
};

describe('the inputs of a prize', () => {
  it('sends numbers as numbers, and an empty one as null', async () => {
    const { saved, save, field, box } = await open('1');
    await userEvent.clear(field('龍 の口数'));
    await userEvent.type(field('龍 の口数'), '25');
    await userEvent.clear(field('虎 の還元ポイント'));
    await userEvent.click(box('虎 の発送のみ'));
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.map(({ quantity, buy_point, no_reduction }) => [quantity, buy_point, no_reduction])).toEqual([
      [25, 300, '0'],
      [10, null, '1'],
    ]);
  });

  it('moves a prize to another rank and takes over its name', async () => {
    const { saved, save } = await open('1');
    await userEvent.click(screen.getByRole('combobox', { name: '虎 のランク' }));
    await userEvent.click(await screen.findByRole('option', { name: '1' }));
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.map(({ name, rank, rank_name }) => [name, rank, rank_name])).toEqual([
      ['龍', 1, 'S賞'],
      ['虎', 1, 'S賞'],
    ]);
  });

  it('removes a prize', async () => {
    const { saved, save } = await open('1');
    await userEvent.click(screen.getByRole('button', { name: '龍 を外す' }));
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.map(({ name }) => name)).toEqual(['虎']);
  });

  it('allows only shipping for prizes of a pack paid in coins', async () => {
    const { box } = await open('2');
    expect(box('龍 の発送のみ').checked).toBe(true);
    expect(box('龍 の発送のみ').disabled).toBe(true);
  });

  it('shows the shop’s objections beside each input', async () => {
    const { save, field } = await open('1', {
      'prizes.1.quantity': '1以上を入力してください。',
      'prizes.0.card_id': 'このカードはもうありません。',
    });
    await userEvent.type(field('虎 の口数'), '0');
    await save();
    expect(await screen.findByText('このカードはもうありません。')).toBeTruthy();
    const quantity = field('虎 の口数');
    expect(quantity.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(quantity.getAttribute('aria-describedby')!)?.textContent).toBe(
      '1以上を入力してください。',
    );
    expect(field('龍 の口数').getAttribute('aria-invalid')).toBe('false');
  });
});
