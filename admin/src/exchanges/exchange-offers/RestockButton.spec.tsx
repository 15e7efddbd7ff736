import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { mockApi, show } from '../../console.fixture';
import type { OfferResource } from './offer';
import { RestockButton } from './RestockButton';

const offer: OfferResource = {
  id: 'o1',
  card_id: 'sb-005',
  name: '星竜',
  name_en: 'Star dragon',
  image_url: '',
  model_number: 'SD-1',
  rarity: 3,
  rarity_label: 'UR',
  price_point: 1000,
  stock: 3,
  taken: 1,
  withdrawn_at: null,
  created: '2026-11-20T10:00:00.000+09:00',
  version: 2,
};

const open = async (overrides: Partial<OfferResource> = {}, response: object = offer) => {
  const requests = mockApi({ 'POST exchange-offers/o1/restock': response });
  await show(
    <ResourceContextProvider value="exchange-offers">
      <RecordContextProvider value={{ ...offer, ...overrides }}>
        <RestockButton />
      </RecordContextProvider>
    </ResourceContextProvider>,
    '/',
    'ja',
  );
  return () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
};

const restock = async (count: string) => {
  await userEvent.click(await screen.findByRole('button', { name: '在庫を増減' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('spinbutton', { name: /増やす枚数/ }), count);
  await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '入荷');
  await userEvent.click(dialog.getByRole('button', { name: '実行する' }));
};

describe('the stock of an offer', () => {
  it('changes by a difference, not to a number', async () => {
    const sent = await open();
    await restock('-2');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ count: -2, reason: '入荷', version: 2 });
  });

  it('stays the same when the shop refuses, and shows why', async () => {
    await open({}, { status: 400, body: { errors: { count: ['在庫がそれより少なくなっています。'] } } });
    await restock('-9');
    expect(await screen.findByText('在庫がそれより少なくなっています。')).toBeTruthy();
  });

  it('cannot be changed once the offer is withdrawn', async () => {
    await open({ withdrawn_at: '2026-11-21T10:00:00.000+09:00' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
