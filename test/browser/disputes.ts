import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { paths } from '../../web/src/paths';
import { beginByCard, CARDS } from './buying.js';
import { chooseCode, type Translate, waitUntilLoaded } from './console.js';
import { expect } from './journey.js';
import type { MembersApi } from './members.js';
import type { OpenedPack, PackOptions } from './operators.js';

/** Pays by card and spends 200 of 1,010 points on cards that are to be shipped. @returns the payment */
export const payAndSpend = async (
  page: Page,
  request: APIRequestContext,
  api: MembersApi,
  openPack: (options?: PackOptions) => Promise<OpenedPack>,
) => {
  await page.goto(await beginByCard(api, request, CARDS.paid));
  await page.waitForURL(`${paths.completeBuyPoint}?**`);
  await expect.poll(async () => (await api.get('user/point')).detail.point).toBe(1010);
  const pack = await openPack({ no_reduction: '1' });
  await api.draw(pack.id, 2);
  const { cards } = await api.get('user/pack/gache_result');
  const send_card = cards.map(({ history_id }: { history_id: string }) => history_id);
  await api.post('user/pack/decision', { send_card, reduction_card: [] });
  const [{ id }] = (await api.get('user/payment/list')).list;
  return { id: id as string, pack };
};

/** Builds a function that runs commands of the operator's page; `fill` enters the fields besides the reason. */
export const buildPress =
  (consolePage: Page, translate: Translate) =>
  async (name: string, fill: (dialog: Locator) => Promise<void> = async () => {}) => {
    await consolePage.getByRole('button', { name: translate(`resources.payments.commands.${name}`) }).click();
    const dialog = consolePage.getByRole('dialog');
    await fill(dialog);
    await dialog.getByLabel(translate('commands.reason')).fill('dispute 4711');
    await chooseCode(dialog, translate);
    await dialog.getByRole('button', { name: translate('commands.run') }).click();
    await expect(dialog).toBeHidden();
  };

/** Opens the member's parcel in the console, found through the payment. */
export const goToParcel = async (consolePage: Page, paymentId: string) => {
  const { member_id } = await (await consolePage.request.get(`/admin-api/payments/${paymentId}`)).json();
  const filter = encodeURIComponent(JSON.stringify({ member_id }));
  const [parcel] = await (await consolePage.request.get(`/admin-api/shipments?filter=${filter}`)).json();
  await consolePage.goto(`/admin/shipments/${parcel.id}/show`);
  await waitUntilLoaded(consolePage);
};
