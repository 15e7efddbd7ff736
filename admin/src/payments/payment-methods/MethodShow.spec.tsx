import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import { MethodState } from './MethodState';
import type { MethodResource } from './method';
import { SwitchButton } from './SwitchButton';

const card: MethodResource = {
  id: 'card',
  code: '1',
  provider: 'veritrans',
  name: 'クレジットカード',
  name_en: 'Credit card',
  has_keys: true,
  on: true,
  memo: '',
  memo_en: '',
  usual_memo: 'すぐに反映されます。',
  usual_memo_en: 'At once.',
  changed_at: null,
  version: 0,
};

const open = async (part: React.ReactNode, overrides: Partial<MethodResource> = {}) => {
  const requests = mockApi({ 'POST payment-methods/card/switch': { ...card, on: false, version: 1 } });
  await show(
    <ResourceContextProvider value="payment-methods">
      <RecordContextProvider value={{ ...card, ...overrides }}>{part}</RecordContextProvider>
    </ResourceContextProvider>,
  );
  return () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
};

describe('a payment method', () => {
  it.each<[string, Partial<MethodResource>]>([
    ['利用可', {}],
    ['停止中', { on: false }],
    ['未設定', { has_keys: false }],
    ['未設定', { has_keys: false, on: false }],
  ])('shows the state %s', async (state, overrides) => {
    await open(<MethodState />, overrides);
    expect(await screen.findByText(state)).toBeTruthy();
  });

  it('can be switched off with a note for members, a reason, and the displayed version', async () => {
    const sent = await open(<SwitchButton />);
    await userEvent.click(await screen.findByRole('button', { name: '設定を変える' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('switch', { name: '会員が使えるようにする' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /日本語/ }), '点検中');
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '決済会社の点検');
    await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
    const body = { on: false, memo: '点検中', memo_en: '', reason: '決済会社の点検', version: 0 };
    await waitFor(() => expect(sent()).toEqual([body]));
  });
});
