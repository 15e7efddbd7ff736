import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Create, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { CardForm } from './CardForm';

const open = async () => {
  const requests = mockApi({ 'POST cards': { id: 'sd-001' } });
  await show(
    <ResourceContextProvider value="cards">
      <Create redirect={false}>
        <CardForm isNew />
      </Create>
    </ResourceContextProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /カード名（日本語）/ }), '星竜');
  await userEvent.type(screen.getByRole('textbox', { name: /カード名（英語）/ }), 'Star dragon');
  await userEvent.type(screen.getByRole('spinbutton', { name: /還元ポイント/ }), '5000');
  return requests;
};
const choose = async (field: string, choice: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(field) }));
  const list = within(await screen.findByRole('listbox'));
  const choices = list.getAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.click(list.getByRole('option', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  return choices;
};
const sent = async (requests: Awaited<ReturnType<typeof open>>) => {
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
  return requests.find(({ method }) => method === 'POST')?.body;
};

describe('the form of a card', () => {
  it('offers the grades of the chosen company, and sends the known facts', async () => {
    const requests = await open();
    expect(screen.getByRole('combobox', { name: /グレード/ }).getAttribute('aria-disabled')).toBe('true');
    await choose('鑑定会社', 'BGS');
    await choose('グレード', '10 Black Label');
    await choose('鑑定会社', 'PSA');
    const grades = await choose('グレード', '10');
    expect(grades).not.toContain('10 Black Label');
    expect(grades).not.toContain('9.5');
    await userEvent.type(screen.getByRole('textbox', { name: /証明番号/ }), '12345678');
    expect(await sent(requests)).toMatchObject({ grader: 'PSA', grade: '10', certificate_number: '12345678' });
  });

  it('sends empty facts as null', async () => {
    const requests = await open();
    expect(await sent(requests)).toMatchObject({
      ...{ set_name: '', back_image_url: '', condition: '', grader: '', grade: '', certificate_number: '' },
      ...{ reference_yen: null, reference_source: '', reference_url: '', reference_day: '' },
    });
  });
});
