import { test as console_ } from './console.js';
import { buildNewcomer, MembersApi } from './members.js';

/** Filters for records that no other journey changes, by resource or by resource and page. */
export type OwnRecords = Readonly<Record<string, object>>;

/** A journey through the console of a shop in which everything has happened once: a draft, a draw, a shipment request. */
export const test = console_.extend<object, { livedIn: OwnRecords }>({
  livedIn: [
    async ({ playwright, operators }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.SHOP_URL });
      const member = new MembersApi(request, 'ja');
      const person = buildNewcomer('ja');
      await member.register(person);
      await operators.grant(person.mail, { points: 1000, coins: 10 });
      const draft = await operators.draftPack('ja');
      const pack = await operators.openPack('ja', { quantity: 3, no_reduction: '1' });
      await member.draw(pack.id, 2);
      const { cards } = await member.get('user/pack/gache_result');
      const send_card = cards.map(({ history_id }: { history_id: string }) => history_id);
      await member.post('user/pack/decision', { send_card, reduction_card: [] });
      await operators.closePack(pack);
      await request.dispose();
      const member_id = await operators.memberIdOf(person.mail);
      await use({
        members: { id: member_id },
        packs: { id: pack.id },
        'packs edit': { id: draft.id },
        draws: { member_id },
        shipments: { member_id },
      });
    },
    { scope: 'worker', auto: true },
  ],
});
