import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { AnswerButton } from './AnswerButton';
import { ANSWER_TEMPLATES } from './answerTemplates';

const contact = { id: 'c1', number: 'C100001', language: 'en', status: 'open', version: 3 };

const open = async (response: object = contact) => {
  const requests = mockApi({ 'POST contacts/c1/answer': response });
  await show(
    <ResourceContextProvider value="contacts">
      <RecordContextProvider value={contact}>
        <AnswerButton />
      </RecordContextProvider>
    </ResourceContextProvider>,
    '/',
    'ja',
  );
  await userEvent.click(await screen.findByRole('button', { name: '回答する' }));
  return {
    dialog: within(await screen.findByRole('dialog')),
    sent: () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
};

describe('a reply to a contact', () => {
  it('starts from a template in the writer’s language, and is sent as edited', async () => {
    const { dialog, sent } = await open();
    await userEvent.click(dialog.getByRole('combobox', { name: /ひな形/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'お支払いの状況' }));
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /回答/ });
    expect(text.value).toBe(ANSWER_TEMPLATES.payment.en);
    await userEvent.clear(text);
    await userEvent.type(text, 'It is there.');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({ text: 'It is there.', reason: '問い合わせへの回答', version: 3 });
  });

  it('stays unsent without text, and shows the shop’s refusal', async () => {
    const { dialog, sent } = await open({ status: 400, body: { errors: { status: ['終了しています。'] } } });
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    expect(sent()).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /回答/ }), 'はい');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    expect(await dialog.findByText('終了しています。')).toBeTruthy();
  });
});
