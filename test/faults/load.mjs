import { setTimeout as pause } from 'node:timers/promises';
import { Friends } from './friends.mjs';
import { cookieOf, sendUntilAcknowledged, writeOf } from './member-client.mjs';
import { Transfers } from './transfers.mjs';
import { waitUntil } from './until.mjs';

const LARGE_BOX = 50_000;
const SMALL_BOX = 40;
const MEMBERS = 30;
/** Price of an exchanged card in points, and stock of each offer: small enough that some members come too late. */
const OFFERED = { price: 200, stock: 4 };
/** Number of members with accounts at partner sites. */
const AT_PARTNERS = 15;
/** Maximum number of members of yesterday; the oldest are dropped. */
const OF_YESTERDAY = 20;
const MAX_PAUSE_MS = 120;
const WAVE_EVERY_MS = 6000;
const PREPARED_WITHIN_MS = 900_000;

const isSoldOut = ({ state }) => state === 400;

/**
 * Load of a normal day. Members draw, decide, repeat requests, exchange cards, refer friends and transfer points with partner
 * sites. Boxes sell out, cards and points expire within seconds, and parcels are handed to the carrier. Every acknowledged
 * response goes into the record. The draws and card outcomes go into `expected`, which must match exactly afterwards.
 */
export class Load {
  #members = [];
  #buyers = [];
  #small = [];
  #going = false;
  #working = [];
  lastResponseAt = 0;
  figures = {
    draws: 0,
    cards: 0,
    decisions: 0,
    exchanges: 0,
    refusals: 0,
    'sent again': 0,
    'sent twice at once': 0,
    repeated: 0,
  };
  expected = { members: new Set(), draws: new Map(), outcomes: new Map() };

  /** @param onFault called with each violation */
  constructor(url, stage, purchases, record, chance, onFault) {
    Object.assign(this, { url, stage, purchases, record, chance, onFault });
    const write = (member, path, payload) => this.#write(member, path, payload);
    this.friends = new Friends(url, stage, chance, write);
    this.transfers = new Transfers(purchases.sandbox, stage, chance, write);
  }

  /** @param buyers additional members who only buy points */
  async prepare(buyers) {
    this.large = await this.stage.openBox(LARGE_BOX);
    await this.stage.offerCourses();
    await this.transfers.prepare();
    for (let i = 0; i < MEMBERS; i++) {
      const member = await this.stage.member(i % 3 === 0 ? 3000 : 1_000_000);
      if (i < AT_PARTNERS) await this.transfers.know(member);
      this.#admit({ ...member, isAtPartners: i < AT_PARTNERS });
    }
    for (let i = 0; i < buyers; i++) this.#buyers.push(await this.stage.member(0));
    for (const { memberId } of this.#buyers) this.expected.members.add(memberId);
    // Deadlines of seconds may pass before the preparation ends; the next wave creates other members.
    await waitUntil('the first wave is made', () => this.#wave().then(() => true), PREPARED_WITHIN_MS);
  }

  start(workers) {
    this.#going = true;
    this.#working = [
      ...Array.from({ length: workers }, () => this.#work()),
      ...this.#buyers.map((buyer) => this.#keepBuying(buyer)),
      this.#keepWaving(),
    ];
  }

  /** Lets every member finish the present request, because only recorded responses count. */
  async stop() {
    this.#going = false;
    await Promise.all(this.#working);
  }

  #admit(member) {
    const cards = new Map();
    for (const { drawId, prizeIndexes } of member.draws) {
      this.expected.draws.set(drawId, { memberId: member.memberId, cards: prizeIndexes.length });
      for (const [card, prize] of prizeIndexes.entries()) cards.set(`${drawId}.${card}`, { isShipOnly: prize === 0 });
    }
    this.expected.members.add(member.memberId);
    this.#members.push({ ...member, cards, isBusy: false });
    if (this.#members.length > MEMBERS + OF_YESTERDAY) this.#members.splice(MEMBERS, 1);
  }

  async #keepWaving() {
    let nextAt = performance.now() + WAVE_EVERY_MS;
    while (this.#going) {
      await pause(100);
      if (performance.now() < nextAt) continue;
      nextAt = performance.now() + WAVE_EVERY_MS;
      // PostgreSQL may be down. Partial data is left alone, and the next wave creates other members.
      await this.#wave().catch(() => undefined);
    }
  }

  async #wave() {
    for (let i = 0; i < 2; i++) this.#small.push(await this.stage.openBox(SMALL_BOX));
    this.offer = await this.stage.offerCard(OFFERED.price, OFFERED.stock);
    for (let i = 0; i < 3; i++) {
      const dueInMs = this.chance.between(2000, 10_000);
      this.#admit(await this.stage.memberOfYesterday(dueInMs, 2));
    }
    await this.stage.ship(5);
  }

  async #work() {
    while (this.#going) {
      const idle = this.#members.filter(({ isBusy }) => !isBusy);
      // The latest members are those of yesterday, whose cards are soon due.
      const member = this.chance.pick(this.chance.happens(0.3) ? idle.slice(-6) : idle);
      member.isBusy = true;
      await this.#act(member).catch(this.onFault);
      member.isBusy = false;
      await pause(this.chance.below(MAX_PAUSE_MS));
    }
  }

  async #keepBuying(buyer) {
    while (this.#going) {
      await this.#buy(buyer).catch(this.onFault);
      // A member with five open slips is refused a sixth.
      await this.purchases.pay().catch(this.onFault);
      await pause(this.chance.below(MAX_PAUSE_MS));
    }
  }

  #act(member) {
    if (this.record.count > 0 && this.chance.happens(0.05)) return this.#repeat();
    if (this.chance.happens(0.02)) return this.purchases.forge();
    if (this.chance.happens(0.1)) return this.purchases.pay();
    if (this.chance.happens(0.15)) return this.#buy(member);
    if (this.chance.happens(0.1)) return this.#bring();
    if (member.isAtPartners && this.chance.happens(0.4)) return this.transfers.move(member);
    if (member.cards.size > 0 && this.chance.happens(0.1)) return this.#exchange(member);
    if (member.cards.size > 0 && this.chance.happens(0.4)) return this.#decide(member);
    return this.#draw(member);
  }

  async #draw(member) {
    const packId = this.#small.length > 0 && this.chance.happens(0.4) ? this.#small[0] : this.large;
    const count = String(this.chance.pick([1, 1, 1, 2, 5, 10]));
    const response = await this.#write(member, 'user/pack/buy', { pack_id: packId, count });
    if (packId === this.#small[0] && isSoldOut(response)) this.#small.shift();
    const { result, history_id: drawId, cards } = JSON.parse(response.body);
    if (result !== '1') this.figures.refusals += 1;
    else {
      this.figures.draws += 1;
      this.figures.cards += cards.length;
      this.expected.draws.set(drawId, { memberId: member.memberId, cards: cards.length });
      for (const card of cards) member.cards.set(card.history_id, { isShipOnly: card.no_reduction === '1' });
    }
  }

  async #decide(member) {
    const chosen = [...member.cards].filter(() => this.chance.happens(0.5)).slice(0, 20);
    const isSent = ([, { isShipOnly }]) => isShipOnly || this.chance.happens(0.1);
    const send = chosen.filter(isSent).map(([id]) => id);
    const convert = chosen.map(([id]) => id).filter((id) => !send.includes(id));
    const payload = { send_card: send, reduction_card: convert };
    const { body } = await this.#write(member, 'user/pack/decision', payload);
    const isDone = JSON.parse(body).result === '1';
    this.figures[isDone ? 'decisions' : 'refusals'] += 1;
    if (isDone) for (const id of send) this.expected.outcomes.set(id, 's');
    if (isDone) for (const id of convert) this.expected.outcomes.set(id, 'c');
    // The cards of a refused request were decided at their deadline, or are tried with others.
    if (isDone || this.chance.happens(0.5)) for (const [id] of chosen) member.cards.delete(id);
  }

  /** Exchanges cards for one of an offer whose last card goes to the first request. */
  async #exchange(member) {
    const cards = [...member.cards]
      .filter(([, { isShipOnly }]) => !isShipOnly)
      .map(([id]) => id)
      .slice(0, 3);
    const response = await this.#write(member, 'user/exchange_card/exchange', { id: this.offer, cards });
    const { result, history_id: drawId } = JSON.parse(response.body);
    this.figures[result === '1' ? 'exchanges' : 'refusals'] += 1;
    if (result === '1') {
      for (const id of cards) this.expected.outcomes.set(id, 'x');
      this.expected.draws.set(drawId, { memberId: member.memberId, cards: 1 });
      member.cards.set(`${drawId}.0`, { isShipOnly: true });
    }
    // The cards of a refused request were decided at their deadline, are worth too little, or the offer is gone.
    if (result === '1' || this.chance.happens(0.5)) for (const id of cards) member.cards.delete(id);
  }

  /** Buys points by a slip for the store or by card; at most five slips may be open. */
  async #buy(member) {
    const order = await this.purchases.buildOrder();
    const response = JSON.parse((await this.#write(member, 'user/point/buy', order)).body);
    if (response.result === '1' || response.result === '7')
      await this.purchases.taken(response, cookieOf(member.token));
    else this.figures.refusals += 1;
  }

  /** Refers a friend. The referrer buys points now and then, which is a condition of referring. */
  async #bring() {
    const referrer = this.friends.referrerAmong(this.#members);
    if (this.chance.happens(0.3)) await this.#buy(referrer);
    await this.friends.come(referrer);
  }

  /** Repeats an earlier request, which must get the same response. */
  async #repeat() {
    const entry = this.record.entry(this.chance.below(this.record.count));
    this.figures.repeated += 1;
    await this.confirm(entry);
  }

  /** @throws Error when a write's response differs from the recorded one */
  async confirm({ token, value, path, json, body }) {
    const again = await sendUntilAcknowledged(this.url, { token, value, path, json });
    if (again.body !== body) throw new Error(`different response to ${path} ${json}: first ${body}, now ${again.body}`);
  }

  async #write(member, path, payload) {
    const write = writeOf(member.token, this.stage.valueFor(member), path, payload);
    const isTwice = this.chance.happens(0.15);
    const responses = await Promise.all(
      Array.from({ length: isTwice ? 2 : 1 }, () => sendUntilAcknowledged(this.url, write)),
    );
    const [{ state, body, attempts }] = responses;
    await this.record.keep({ at: new Date().toISOString(), ...write, state, body });
    this.lastResponseAt = performance.now();
    if (isTwice) this.figures['sent twice at once'] += 1;
    if (attempts > 1) this.figures['sent again'] += 1;
    if (responses.some((response) => response.body !== body))
      throw new Error(`two responses to one CSRF token: ${responses.map((response) => response.body).join(' and ')}`);
    return { state, body };
  }
}
