import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { PublishButton } from './PublishButton';

const pack = { id: '7', version: 3, status: 'draft', tickets: 100, prizes: [] };
const LOSS = { if_converted: 20, if_shipped: 0, message: '売り切れたとき、すべて還元されると20円の赤字です。' };

const open = async (loss: object | null, responses: Record<string, object> = {}) => {
  const requests = mockApi({
    'packs/7/preflight': { id: '7', ready: true, problems: [], loss, needs_second: null },
    'POST packs/7/publish': { ...pack, status: 'published' },
    ...responses,
  });
  await show(
    <ResourceContextProvider value="packs">
      <RecordContextProvider value={pack}>
        <PublishButton />
      </RecordContextProvider>
    </ResourceContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '公開' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('公開できます。');
  await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '新商品');
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const run = () => userEvent.click(dialog.getByRole('button', { name: '実行する' }));
  return { dialog, sent, run };
};

describe('publishing a pack', () => {
  it('asks once about a profitable pack', async () => {
    const { dialog, sent, run } = await open(null);
    expect(dialog.queryByRole('switch')).toBeNull();
    await run();
    await waitFor(() => expect(sent()).toEqual([{ version: 3, reason: '新商品' }]));
  });

  it('shows the loss of an unprofitable pack, and sends nothing before a second confirmation', async () => {
    const { dialog, sent, run } = await open(LOSS);
    expect(dialog.getByText(LOSS.message)).toBeTruthy();
    await run();
    await dialog.findByText('赤字のまま公開する場合は、確認のうえオンにしてください。');
    expect(sent()).toEqual([]);
    await userEvent.click(dialog.getByRole('switch', { name: /赤字になることを確認しました/ }));
    await run();
    await waitFor(() => expect(sent()).toEqual([{ version: 3, reason: '新商品', accept_loss: true }]));
  });

  it('shows the shop’s refusal when the loss arose meanwhile', async () => {
    const refusal = { status: 400, body: { errors: { accept_loss: ['売り切れたとき、20円の赤字です。'] } } };
    const { dialog, sent, run } = await open(null, { 'POST packs/7/publish': refusal });
    await run();
    await dialog.findByText('売り切れたとき、20円の赤字です。');
    expect(sent()).toHaveLength(1);
  });
});
