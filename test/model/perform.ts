import { expect } from '@jest/globals';
import type { BrowserResponse } from '../support/browser.js';
import { type Draw, type ReferenceMember, type ReferencePurchase } from './reference-rules.js';
import type { Pick, Step, StepOf } from './steps.js';
import type { Fact, World } from './world.js';

interface Cards {
  readonly who: number;
  readonly send_card: string[];
  readonly reduction_card: string[];
}

const MESSAGES = {
  NotOnSale: '販売していません',
  NotYetOnSale: '販売前',
  SoldOut: '売り切れ',
  NewcomersOnly: '会員登録から',
  BoughtToday: '1日1回',
  LimitReached: '購入上限',
} as const;

/** Performs one step and checks that the response is that of the model. */
export const perform = async (world: World, step: Step): Promise<void> => {
  const { model, quiet } = world;
  switch (step.do) {
    case 'grant':
      await world.grant(step.who, step.what, step.amount);
      if (step.what === 'coins') model.grantCoins(model.members[step.who]!, step.amount);
      else model.grantPoints(model.members[step.who]!, step.amount, step.what);
      return;
    case 'reverse': {
      const member = model.members[step.who]!;
      const nth = step.nth % member.grants.length;
      expect(await world.reverse(step.who, nth)).toBe(model.reverse(member, nth));
      return;
    }
    case 'check':
    case 'buy':
      return purchase(world, step);
    case 'decide': {
      const { who, ...cards } = cardsOf(world, step);
      const expected = model.choose(model.members[who]!, cards.send_card, cards.reduction_card);
      const { body } = await world.post(who, 'user/pack/decision', cards);
      if (expected.state === 400)
        expect(body).toMatchObject({ state: 400, errors: { [expected.field]: [expect.any(String)] } });
      else expect(body).toMatchObject({ state: expected.state, result: expected.state === 200 ? '1' : '-1' });
      return;
    }
    case 'box':
      if (model.boxes[step.box]!.status === 'closed') return;
      await world.control(step.box, step.to);
      model.boxes[step.box]!.status = step.to === 'pause' ? 'paused' : step.to === 'resume' ? 'open' : 'closed';
      return;
    case 'forfeit':
      await world.forfeit(step.who);
      model.forfeit(model.members[step.who]!);
      return;
    case 'sweep':
      return quiet.sweep();
    case 'feed':
      return quiet.feed();
    case 'pass': {
      const next = model.nextDue ?? model.now;
      const to = typeof step.ms === 'number' ? model.now + step.ms : step.ms === 'to just before it' ? next - 1 : next;
      model.passTo(Math.max(to, model.now));
      return quiet.passUntil(new Date(model.now));
    }
    case 'together':
      return together(world, step);
  }
};

const purchase = async (world: World, step: StepOf<'check'> | StepOf<'buy'>): Promise<void> => {
  const { model } = world;
  const [member, box] = [model.members[step.who]!, model.boxes[step.box]!];
  const expected = model.purchase(member, box, step.count);
  const request = { pack_id: box.packId, count: step.count };
  const { body } = await world.post(step.who, `user/pack/${step.do}`, request, step.do === 'buy' && step.twice);
  expect(body).toMatchObject(expectedResponseOf(expected));
  if (expected.refused !== null || step.do === 'check') return;
  expect(body.cards.filter(({ extra }: { extra: string }) => extra === '')).toHaveLength(expected.count);
  model.drew(
    member,
    box,
    body.history_id,
    body.cards.map((card: { model_number: string }) => card.model_number),
  );
};

const expectedResponseOf = (expected: ReferencePurchase): object => {
  if (expected.refused === null) return { state: 200, result: '1' };
  if (expected.refused === 'NotEnough') {
    const { count, cost, before } = expected;
    return { state: 200, result: '0', detail: { count, cost, before, after: before - cost } };
  }
  const message = expected.refused === 'CountOutOfRange' ? `1〜${expected.max}回` : MESSAGES[expected.refused];
  return { state: 400, errors: { count: [expect.stringContaining(message)] } };
};

const undecidedOf = (draws: readonly Draw[], member: ReferenceMember) =>
  draws.flatMap((draw) =>
    draw.member === member
      ? draw.cards.flatMap((card, i) => (card.outcome === 'undecided' ? [{ name: `${draw.id}.${i}`, ...card }] : []))
      : [],
  );

/** Returns the cards of a step in the present state. Takes those of the next member with undecided cards if there are none. */
const cardsOf = ({ model }: World, step: StepOf<'decide'>): Cards => {
  const openOf = (who: number) => undecidedOf(model.draws, model.members[who]!);
  const who = [0, 1, 2].map((next) => (step.who + next) % 3).find((one) => openOf(one).length > 0) ?? step.who;
  const open = openOf(who);
  const free = open.filter((card) => !card.shipOnly).sort((a, b) => b.prize.buyPoint - a.prize.buyPoint);
  const names = free.map((card) => card.name);
  if (step.how === 'convert all') return { who, send_card: [], reduction_card: names };
  if (step.how === 'ship some') {
    const only = open.filter((card) => card.shipOnly).map((card) => card.name);
    const totals = free.map((_, i) => free.slice(0, i + 1).reduce((sum, card) => sum + card.prize.buyPoint, 0));
    const needed = totals.findIndex((total) => total >= 1000) + 1;
    return {
      who,
      send_card: [...only, ...(needed > 0 ? names.slice(needed) : [])],
      reduction_card: names.slice(0, needed),
    };
  }
  const all = model.draws.flatMap((draw) => draw.cards.map((_, i) => `${draw.id}.${i}`));
  const mine = open.length > 0 ? open.map((card) => card.name) : all;
  // Some picks are of a decided card, or of another member's.
  const named = (list: Pick[1]) =>
    step.picks.flatMap(([card, into]) => {
      const from = card % 10 === 9 ? all : mine;
      return into === list && from.length > 0 ? [from[card % from.length]!] : [];
    });
  return { who, send_card: named('send'), reduction_card: named('convert') };
};

/** Performs steps of several workers at once. Their order is the log's, and the model must allow the result in that order. */
const together = async (world: World, { workers }: StepOf<'together'>): Promise<void> => {
  const plans = workers.map((steps) =>
    steps.map((step) => ({ step, cards: step.do === 'decide' ? cardsOf(world, step) : null })),
  );
  const responses = await Promise.all(
    plans.map(async (plan) => {
      const got: { step: Step; response: BrowserResponse | null }[] = [];
      for (const { step, cards } of plan) got.push({ step, response: await performStep(world, step, cards) });
      return got;
    }),
  );
  const done = responses.flat().filter(({ response }) => response?.body.result === '1');
  for (const { response } of responses.flat()) if (response) expect([200, 204, 400]).toContain(response.body.state);
  const facts = await world.newFacts();
  const drawn = done.flatMap(({ step, response }) => (step.do === 'buy' ? [response!.body.history_id] : []));
  expect(facts.flatMap((fact) => (fact.type === 'CardsDrawn' ? [fact.data.drawId] : [])).sort()).toEqual(drawn.sort());
  const decisions = retell(world, facts);
  expect(done.filter(({ step }) => step.do === 'decide')).toHaveLength(decisions);
};

const performStep = async (world: World, step: Step, cards: Cards | null): Promise<BrowserResponse | null> => {
  switch (step.do) {
    case 'buy': {
      const request = { pack_id: world.packIds[step.box], count: step.count };
      return world.post(step.who, 'user/pack/buy', request, step.twice);
    }
    case 'decide': {
      const { who, ...named } = cards!;
      return world.post(who, 'user/pack/decision', named);
    }
    case 'grant':
      await world.grant(step.who, step.what, step.amount);
      return null;
    case 'box':
      if (step.to !== 'close' && world.model.boxes[step.box]!.status !== 'closed')
        await world.control(step.box, step.to);
      return null;
    case 'sweep':
      await world.quiet.sweep();
      return null;
    case 'feed':
      await world.quiet.feed();
      return null;
    default:
      throw new Error(`${step.do} cannot be a step of a worker`);
  }
};

/** Replays the log's events in the model. @returns the number of members' decisions */
const retell = (world: World, facts: readonly Fact[]): number => {
  const { model } = world;
  const memberOf = (id: string) => model.members[world.memberIds.indexOf(id)]!;
  const boxOf = (id: string) => model.boxes[world.packIds.indexOf(id)]!;
  const decisions = new Map<string, { member: ReferenceMember; send: string[]; convert: string[] }>();
  const settle = () => {
    for (const [id, { member, send, convert }] of decisions)
      expect({ id, ...model.choose(member, send, convert) }).toEqual({ id, state: 200 });
    decided += decisions.size;
    decisions.clear();
  };
  let decided = 0;
  for (const { type, data, correlation_id } of facts) {
    // The events of one decision are adjacent in the log.
    if (!decisions.has(correlation_id)) settle();
    if (type === 'PointsIssued' && data.document.kind === 'grant')
      model.grantPoints(memberOf(data.memberId), data.lots[0].amount, data.lots[0].kind);
    if (type === 'CoinsIssued') model.grantCoins(memberOf(data.memberId), data.lines[1].amount);
    if (type === 'BoxPaused') boxOf(data.packId).status = 'paused';
    if (type === 'BoxResumed') boxOf(data.packId).status = 'open';
    if (type === 'CardsDrawn') {
      const box = boxOf(data.packId);
      const rows = [...box.prizes, ...(box.extras ? [box.extras.round, box.extras.last] : [])];
      const prizeIds = data.prizeIndexes.map((index: number) => rows[index]!.id);
      model.drew(memberOf(data.memberId), box, data.drawId, prizeIds);
    }
    if (type === 'CardsDecided' && data.by === 'member') {
      const names = (cards: number[]) => cards.map((card) => `${data.drawId}.${card}`);
      const known = decisions.get(correlation_id);
      decisions.set(correlation_id, {
        member: memberOf(data.memberId),
        send: [...(known?.send ?? []), ...names(data.shipped)],
        convert: [...(known?.convert ?? []), ...names(data.converted)],
      });
    }
  }
  settle();
  return decided;
};
