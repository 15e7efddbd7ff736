// node test/upgrade/live.mjs <url of a demo shop> [rounds]: fills a shop of any release with data. Members and operators use it
// over HTTP alone, so that its database has events of every kind as that release wrote them.
import { waitUntil } from '../faults/until.mjs';
import { OperatorBrowser, REASON, UpgradeMember } from './people.mjs';

const [url, rounds = '1'] = process.argv.slice(2);
/** A member of the demo who also becomes an operator. */
const HIRED = 'demo@example.com';

const MEMBERS = 5;
const WITHIN_MS = 30_000;

/**
 * Registers a friend of the last member, who pays, receives points and coins, and draws. Some of their cards stay undecided.
 */
const liveAsMember = async (owner, { pack, coinPack, offer }, number, code) => {
  const member = new UpgradeMember(url);
  await member.register(code, number);
  const [{ id: course }] = (await member.get('user/point_price')).list;
  await (number % 2 ? member.payAtStore(course) : member.payByCard(course));
  const [{ id }] = await owner.list('members', { mail: member.mail });
  for (const points of [2000, 77]) await owner.post(`members/${id}/grant-points`, { ...REASON, points });
  await owner.post(`members/${id}/grant-coins`, { ...REASON, coins: 20 });
  const [shippedDraw, decided] = [await member.draw(pack, 2), await member.draw(pack, 3)];
  for (const count of [4, 5]) await member.draw(pack, count);
  const ofCoins = await member.draw(coinPack, 3);
  const { list } = await member.post('user/pack/card');
  const convertible = new Set(list.flatMap((card) => (card.no_reduction === '1' ? [] : [card.history_id])));
  const isConvertible = (card) => convertible.has(card);
  if (shippedDraw.every(isConvertible))
    await member.post('user/exchange_card/exchange', { id: offer, cards: shippedDraw });
  for (const cards of [decided, ofCoins])
    await member.post('user/pack/decision', {
      send_card: cards.filter((card) => !isConvertible(card)),
      reduction_card: cards.filter(isConvertible),
    });
  await member.post('user/pack/favourites', { pack_id: pack, favourite: '1' });
  return member;
};

const live = async (owner, round) => {
  const offerTerms = { card_id: 'sb-004', price_point: 100, stock: MEMBERS };
  const { id: offer } = await owner.post('exchange-offers', { ...REASON, ...offerTerms });
  const pack = await owner.openPack({});
  const coinPack = await owner.openPack({ payment_method: '2', price_point: 1 });
  let code = '';
  let member;
  for (let i = 0; i < MEMBERS; i++) {
    member = await liveAsMember(owner, { pack, coinPack, offer }, round * MEMBERS + i, code);
    code = (await member.get('user/referral')).detail.code;
  }
  await member.transfer();
  const held = async () => (await owner.list('referrals', { status: 'held' }))[0];
  const referral = await waitUntil('a friend is held for a look', held, WITHIN_MS);
  await owner.post(`referrals/${referral.id}/pay`, REASON);
  for (const { id } of (await owner.list('shipments', { status: 'requested' })).slice(0, 2))
    await owner.post(`shipments/${id}/mark-shipped`, { ...REASON, carrier: 'test', delivery_code: `T-${id}` });
  const [paid] = await owner.list('payments', { status: 'paid' });
  await owner.post(`payments/${paid.id}/refund`, { ...REASON, yen: 100, spent_too: true });
};

const owner = new OperatorBrowser(url);
await owner.signIn();
const hired = { mail: HIRED, name: 'Hired', role: 'support', password: 'correct horse 1' };
if (!(await owner.list('operators')).some(({ mail }) => mail === HIRED))
  await owner.post('operators', { ...REASON, ...hired });
for (let round = 0; round < Number(rounds); round++) await live(owner, round);
