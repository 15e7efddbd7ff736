import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test as console_, filterOf } from './console.js';
import { expect, type Page } from './journey.js';
import { MembersApi, type Registration } from './members.js';

/** A member with parcels that wait to be sent. */
interface Recipient {
  readonly person: Registration;
  readonly api: MembersApi;
  readonly memberId: string;
  /** The ids of the parcels, oldest first. */
  readonly parcels: readonly string[];
  /** The numbers that people use, in the same order. */
  readonly numbers: readonly string[];
}

interface Row {
  readonly id: string;
  readonly number: string;
}

interface Fixtures {
  /** Creates a member with this many waiting parcels; with `api` it is the member of the page. */
  readonly recipient: (count: number, person: Registration, api?: MembersApi) => Promise<Recipient>;
}

/** Draws a card and requests its shipment. */
const askFor = async (api: MembersApi, packId: string): Promise<void> => {
  await api.draw(packId, 1);
  const { list } = await api.post('user/pack/card', { page: 1 });
  const send_card = list.map(({ history_id }: { history_id: string }) => history_id);
  const { state } = await api.post('user/pack/decision', { send_card, reduction_card: [] });
  expect(state).toBe(200);
};

/** Journeys through the console of shipping operators. */
export const test = console_.extend<Fixtures>({
  recipient: async ({ playwright, baseURL, language, operators, openPack, openConsole }, use) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! });
    await use(async (count, person, api = new MembersApi(request, language)) => {
      await api.register(person);
      await operators.grant(person.mail, { points: 10_000 });
      const pack = await openPack({ no_reduction: '1' });
      for (let i = 0; i < count; i += 1) await askFor(api, pack.id);
      const { request: consolePage } = await openConsole('support');
      const [member] = await (await consolePage.get(`/admin-api/members?${filterOf({ mail: person.mail })}`)).json();
      const rows = await (await consolePage.get(`/admin-api/shipments?${filterOf({ member_id: member.id })}`)).json();
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

/** Creates a unique tracking number with Yamato's check digit. */
export const createYamatoNumber = (): string => {
  const digits = randomInt(1e10, 1e11);
  return `${digits}${digits % 7}`;
};

/** Returns the bytes of the file that a press downloads. */
export const bytesOf = async (consolePage: Page, press: () => Promise<void>): Promise<Buffer> => {
  const [download] = await Promise.all([consolePage.waitForEvent('download'), press()]);
  return readFile(await download.path());
};
