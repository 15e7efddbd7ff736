import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test as console_, filterOf } from './console.js';
import { expect, type Page } from './journey.js';
import { MembersApi, type Registration } from './members.js';

/** A member of whom some parcels wait to be sent. */
interface Recipient {
  readonly person: Registration;
  readonly api: MembersApi;
  readonly memberId: string;
  /** The oldest first. */
  readonly parcels: readonly string[];
  /** By which people call them, in the same order. */
  readonly numbers: readonly string[];
}

interface Row {
  readonly id: string;
  readonly number: string;
}

interface Given {
  /** has as many parcels waiting as is wished; with `api`, the member is the one of the page */
  readonly recipient: (count: number, person: Registration, api?: MembersApi) => Promise<Recipient>;
}

/** Draws a card and has it sent. */
const askFor = async (api: MembersApi, packId: string): Promise<void> => {
  await api.draw(packId, 1);
  const { list } = await api.post('user/pack/card', { page: 1 });
  const send_card = list.map(({ history_id }: { history_id: string }) => history_id);
  const { state } = await api.post('user/pack/decision', { send_card, reduction_card: [] });
  expect(state).toBe(200);
};

/** A journey through the console of those who send parcels. */
export const test = console_.extend<Given>({
  recipient: async ({ playwright, baseURL, language, operators, openPack, sitDown }, use) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! });
    await use(async (count, person, api = new MembersApi(request, language)) => {
      await api.register(person);
      await operators.grant(person.mail, { points: 10_000 });
      const pack = await openPack({ no_reduction: '1' });
      for (let i = 0; i < count; i += 1) await askFor(api, pack.id);
      const { request: desk } = await sitDown('support');
      const [member] = await (await desk.get(`/admin-api/members?${filterOf({ mail: person.mail })}`)).json();
      const rows = await (await desk.get(`/admin-api/shipments?${filterOf({ member_id: member.id })}`)).json();
      return {
        person,
        api,
        memberId: member.id,
        parcels: rows.map(({ id }: Row) => id),
        numbers: rows.map(({ number }: Row) => number),
      };
    });
    await request.dispose();
  },
});

/** A number that nobody else has, with the check digit that Yamato's have. */
export const yamatoNumber = (): string => {
  const digits = randomInt(1e10, 1e11);
  return `${digits}${digits % 7}`;
};

/** What a press downloads. */
export const bytesOf = async (desk: Page, press: () => Promise<void>): Promise<Buffer> => {
  const [download] = await Promise.all([desk.waitForEvent('download'), press()]);
  return readFile(await download.path());
};
