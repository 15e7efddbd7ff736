import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { ChangeDisplayButton } from './ChangeDisplayButton';

const HOT = { ja: '激アツ', en: 'Hot', color: 'orange' };
const PACK = { id: '7', version: 3, image: [], position: 1, detail: '', detail_en: '', tags: [HOT] };

const open = async (response: object) => {
  const requests = mockApi({ 'POST packs/7/change-display': response });
  await show(
    <ResourceContextProvider value="packs">
      <RecordContextProvider value={PACK}>
        <ChangeDisplayButton />
      </RecordContextProvider>
    </ResourceContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '表示を変更' }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    add: () => userEvent.click(dialog.getByRole('button', { name: 'タグを追加' })),
    send: async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '夏祭り');
      await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    },
    sent: () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
};

describe('the tags of a pack', () => {
  it('shows the existing tags, and sends an added tag in both languages with its colour', async () => {
    const { dialog, add, send, sent } = await open({ ...PACK });
    await add();
    const [, ja] = dialog.getAllByRole('textbox', { name: /日本語 \*|日本語$/ });
    const [, en] = dialog.getAllByRole('textbox', { name: /英語 \*|英語$/ });
    await userEvent.type(ja!, '限定');
    await userEvent.type(en!, 'Limited');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ tags: [HOT, { ja: '限定', en: 'Limited', color: 'red' }], reason: '夏祭り' });
  });

  it('allows at most three', async () => {
    const { dialog, add } = await open({ ...PACK });
    await add();
    await add();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'タグを追加' }).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'タグ2を外す' }));
    expect(dialog.getAllByRole('textbox', { name: /日本語$|日本語 \*/ })).toHaveLength(2);
  });
});
