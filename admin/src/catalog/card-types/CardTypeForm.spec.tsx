import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Edit, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { CardTypeForm } from './CardTypeForm';

const TYPE = { id: 3, name: 'ポケモン', name_en: 'Pokémon', position: 1, version: 4 };
const STALE = { status: 409, body: { errors: { version: ['ほかの操作で内容が変わっています。'] } } };

const openStale = async () => {
  const responses: Record<string, object> = { 'GET card-types/3': TYPE, 'PUT card-types/3': STALE };
  const requests = mockApi(responses);
  await show(
    <ResourceContextProvider value="card-types">
      <Edit id={3} mutationMode="pessimistic" redirect={false} actions={false}>
        <CardTypeForm />
      </Edit>
    </ResourceContextProvider>,
  );
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /日本語/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'ポケカ');
  await userEvent.type(screen.getByRole('textbox', { name: /理由/ }), '改名');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const alert = within(await screen.findByRole('alert'));
  responses['GET card-types/3'] = { ...TYPE, name: '別名', position: 9, version: 5 };
  return {
    name,
    alert,
    responses,
    saved: () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  };
};

describe('the form of a record that was edited meanwhile', () => {
  it('says so, and loads the current values without losing the input', async () => {
    const { name, alert, responses, saved } = await openStale();
    expect(alert.getByText('ほかの操作で内容が変わっています。')).toBeTruthy();
    await userEvent.click(alert.getByRole('button', { name: '最新の内容を読み込む' }));
    expect(await screen.findByText(/入力した欄はそのまま/)).toBeTruthy();
    expect(name.value).toBe('ポケカ');
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('9');

    responses['PUT card-types/3'] = { ...TYPE, name: 'ポケカ', position: 9, version: 6 };
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()).toMatchObject([
      { name: 'ポケカ', position: 1, version: 4, reason: '改名' },
      { name: 'ポケカ', position: 9, version: 5, reason: '改名' },
    ]);
  });
});
