import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { ranks } from '.';

const RankCreate = ranks.create as () => React.ReactNode;

const open = async (response: object) => {
  const requests = mockApi({ 'POST ranks': response });
  await show(
    <ResourceContextProvider value="ranks">
      <RankCreate />
    </ResourceContextProvider>,
  );
  return () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
};
const type = async (name: RegExp, text: string) => {
  const input = await screen.findByRole('spinbutton', { name });
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

describe('a new rank', () => {
  it('sends the values as typed, and shows a refusal at its field', async () => {
    const sent = await open({ status: 400, body: { errors: { rank_max_price: ['同じ金額のランクがあります。'] } } });
    await userEvent.type(await screen.findByRole('textbox', { name: /名前（日本語）/ }), 'ゴールド');
    await type(/必要な月のお支払い額/, '20000');
    await type(/維持に必要なコイン/, '150');
    await save();
    expect(await screen.findByText('同じ金額のランクがあります。')).toBeTruthy();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ name: 'ゴールド', name_en: '', rank_max_price: 20_000, rank_coin: 150 });
  });

  it.each([
    [/必要な月のお支払い額/, '-1'],
    [/維持に必要なコイン/, '1000001'],
  ])('refuses %s as %s before sending it', async (name, text) => {
    const sent = await open({});
    await userEvent.type(await screen.findByRole('textbox', { name: /名前（日本語）/ }), 'x');
    await type(name, text);
    await save();
    expect(await screen.findByText(/以上|以下/)).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});
