import { beforeEach, describe, expect, it } from '@jest/globals';
import { Check } from './check.rules';
import {
  cardsOf,
  checkBox,
  checkDraw,
  listProblems,
  makeShop,
  rewriteChain,
  type Shop,
  sealAgain,
  vectors,
  vectorsWithExtras,
} from './fairness.fixture';
import { computeFirstSlotToRead } from './log.rules';
import { verdictOf } from './step.rules';

let shop: Shop;
beforeEach(() => {
  shop = makeShop();
});

const swapPrizes = ({ lines }: Shop, slot: number) => {
  const other = lines.findIndex(({ prize_id }, at) => at > slot && prize_id !== lines[slot]!.prize_id);
  [lines[slot]!.prize_id, lines[other]!.prize_id] = [lines[other]!.prize_id, lines[slot]!.prize_id];
};

describe('the check of a box', () => {
  it('given a box that is sold out, then every step is right and every draw was computed again', () => {
    const findings = checkBox(shop);
    expect(listProblems(findings)).toEqual({});
    expect(findings).toMatchObject({ lines: 24, recomputed: 24, lastHash: shop.fair.head.hash });
    expect(findings.prizes.map(({ left }) => left)).toEqual([0, 0, 0]);
    expect(verdictOf(findings.steps)).toBe('ok');
  });

  it('given a box without a draw, then every step is right', () => {
    shop = makeShop({ days: 0, draws: 0 });
    expect(listProblems(checkBox(shop, Date.parse('2025-03-01T00:00:00+09:00')))).toEqual({});
  });

  it('given a day that is not over, then its lines wait and the others were computed again', () => {
    shop = makeShop({ days: 1, draws: 3 });
    const findings = checkBox(shop, Date.parse('2025-04-02T12:00:00+09:00'));
    expect(listProblems(findings)).toEqual({ days: 'waiting' });
    expect(findings.days).toEqual([
      { day: 1, lines: 11, isPublic: true },
      { day: 2, lines: 3, isPublic: false },
    ]);
    expect(findings.recomputed).toBe(11);
    expect(verdictOf(findings.steps)).toBe('soFar');
  });

  it('given no seed yet, then all draws wait', () => {
    shop = makeShop({ days: 0, draws: 2 });
    expect(listProblems(checkBox(shop, Date.parse('2025-04-01T23:00:00+09:00')))).toEqual({
      draws: 'waiting',
      days: 'waiting',
    });
  });

  it('given only the seed of the last day, then those of the days before follow from it', () => {
    shop.fair.revealed = vectors.chain.seeds.slice(3, 4);
    expect(checkBox(shop)).toMatchObject({ recomputed: 24 });
  });

  it('given the seeds in another order, then they are the same', () => {
    shop.fair.revealed.reverse();
    expect(listProblems(checkBox(shop))).toEqual({});
  });

  it('given draws made after the head and the page were read, then they are checked like the rest', () => {
    shop.fair.head = makeShop({ draws: 2 }).fair.head;
    shop.shown = makeShop({ draws: 1 }).shown;
    expect(listProblems(checkBox(shop))).toEqual({});
  });

  it('given a page whose numbers are of several moments, then they are not compared', () => {
    shop.shown.isOfOneMoment = false;
    shop.shown.prizes![0]!.remaining = 1;
    expect(listProblems(checkBox(shop))).toEqual({});
  });

  it('given a shop that keeps the list of its prizes to itself, then the rest is checked', () => {
    shop.shown.prizes = null as never;
    expect(listProblems(checkBox(shop))).toEqual({});
  });

  type Tampering = [what: string, found: Record<string, string>, falsify: (shop: Shop) => unknown];

  it.each<Tampering>([
    [
      'a digit of the promise',
      { seal: 'sealHash' },
      ({ fair }) => (fair.manifest = fair.manifest.replace('20:00:00', '20:00:01')),
    ],
    ['the price on the page', { shown: 'shownTerm' }, ({ shown }) => (shown.point = 400)],
    ['the limit on the page', { shown: 'shownTerm' }, ({ shown }) => (shown.can_limit = 0)],
    ['the points of a card on the page', { shown: 'shownPrize' }, ({ shown }) => (shown.prizes![2]!.buy_point = 91)],
    [
      'a prize that is only on the page',
      { shown: 'shownPrize' },
      ({ shown }) => shown.prizes!.push({ ...shown.prizes![0]!, id: '11', remaining: 0 }),
    ],
    ['what the page says is left', { box: 'shownLeft' }, ({ shown }) => (shown.prizes![0]!.remaining = 1)],
    ['the anchor beside the promise', { seeds: 'anchor' }, ({ fair }) => (fair.anchor = fair.box_hash)],
    ['a line’s hash', { log: 'chain' }, ({ lines }) => (lines[22]!.hash = lines[21]!.hash)],
    ['the head', { log: 'head' }, ({ fair }) => (fair.head.hash = fair.box_hash)],
    ['the last line, left out', { log: 'head', box: 'shownLeft' }, ({ lines }) => lines.pop()],
  ])('given %s altered, then %j alone is named', (_, problems, falsify) => {
    falsify(shop);
    expect(listProblems(checkBox(shop))).toEqual(problems);
    expect(verdictOf(checkBox(shop).steps)).toBe('false');
  });

  it.each<Tampering>([
    ['two prizes exchanged', { draws: 'draw' }, (shop) => swapPrizes(shop, 15)],
    [
      'a prize drawn too often',
      { draws: 'draw', box: 'overdrawn' },
      ({ lines }) => (lines.find(({ prize_id, slot }) => prize_id !== '9' && slot > 15)!.prize_id = '9'),
    ],
    ['a line ahead of its day', { days: 'early' }, ({ lines }) => (lines[23]!.day = 9)],
    ['a line past the last ticket', { box: 'overdrawn' }, ({ lines }) => lines.push({ ...lines[0]!, slot: 24 })],
  ])('given %s and the chain written anew, then %j alone is named', (_, problems, falsify) => {
    falsify(shop);
    rewriteChain(shop);
    expect(listProblems(checkBox(shop))).toEqual(problems);
  });

  it.each<[what: string, code: string, from: string, to: string]>([
    ['a quantity', 'sum', '"quantity":20', '"quantity":21'],
    [
      'a prize without a ticket',
      'noTicket',
      '"quantity":20,"rank":3}',
      '"quantity":20,"rank":3},{"id":"8","quantity":0}',
    ],
    ['a prize that stands twice', 'twice', '"id":"10"', '"id":"9"'],
    ['another pack', 'otherPack', '"pack":"42"', '"pack":"43"'],
    ['another version', 'unreadable', 'oripa-box/1', 'oripa-box/3'],
    ['the version of extra prizes, and none', 'unreadable', 'oripa-box/1', 'oripa-box/2'],
    ['no start', 'unreadable', '2025-04-01T20:00:00+09:00', 'soon'],
    ['a key that stands twice', 'notCanonical', '"tickets":24', '"tickets":23,"tickets":24'],
  ])('given a promise with %s, sealed as it is, then its contents are named', (_, code, from, to) => {
    shop = makeShop({ days: 0, draws: 0 });
    sealAgain(shop, (text) => text.replace(from, to));
    expect(listProblems(checkBox(shop, 0))).toMatchObject({ contents: code });
    expect(listProblems(checkBox(shop, 0))).not.toHaveProperty('seal');
  });

  it.each<Tampering>([
    ['the seed of another day', { seeds: 'seed' }, ({ fair }) => (fair.revealed[3]!.day = 5)],
    ['the seed of the day before', { seeds: 'seed' }, ({ fair }) => (fair.revealed[3]!.seed = fair.revealed[2]!.seed)],
    ['a seed that is none', { seeds: 'seed' }, ({ fair }) => (fair.revealed[3]!.seed = 'seed')],
  ])('given %s, then it is named and proves no draw', (_, problems, falsify) => {
    falsify(shop);
    expect(listProblems(checkBox(shop))).toEqual({ ...problems, days: 'waiting' });
    expect(checkBox(shop).recomputed).toBe(14);
  });

  it('given a seed that is withheld, then its day is named', () => {
    shop = makeShop({ days: 1, draws: 3 });
    expect(listProblems(checkBox(shop))).toEqual({ days: 'overdue' });
  });

  it.each<[string, (shop: Shop) => unknown]>([
    ['a missing line', ({ lines }) => lines.splice(3, 1)],
    ['a client seed’s hash that is none', ({ lines }) => (lines[3]!.client_seed_hash = 'me')],
    ['a line of no day', ({ lines }) => (lines[3]!.day = 1.5)],
  ])('given %s, then nothing that follows is judged', (_, falsify) => {
    falsify(shop);
    const findings = checkBox(shop);
    expect(listProblems(findings)).toEqual({ log: 'slot', draws: 'open', box: 'open', days: 'open' });
    expect(findings.lines).toBe(3);
  });

  it('given a promise that is none, then what stands on it stays open', () => {
    shop.fair.manifest = '{';
    expect(listProblems(checkBox(shop))).toEqual({
      ...{ seal: 'sealHash', contents: 'unreadable', shown: 'open', seeds: 'open' },
      ...{ log: 'open', draws: 'open', box: 'open', days: 'open' },
    });
  });
});

describe('the check of one’s own draw', () => {
  it.each([0, 1, 2, 3])('given draw %d, then its lines alone prove it', (index) => {
    const findings = checkDraw(shop, index);
    expect(listProblems(findings)).toEqual({});
    expect(findings.draws.map(({ drawnPrize }) => drawnPrize)).toEqual(shop.receipts[index]!.prize_ids);
    expect(findings.lines).toBe(shop.receipts[index]!.count);
  });

  it('given the whole log, then what was left before the draw is proved too', () => {
    expect(listProblems(checkDraw(shop, 2, { isWhole: true }))).toEqual({});
    shop.receipts[2]!.left_before['10']!--;
    shop.receipts[2]!.left_before['景品 "é"']!++;
    expect(listProblems(checkDraw(shop, 2))).not.toHaveProperty('ownLeft');
    expect(listProblems(checkDraw(shop, 2, { isWhole: true }))).toEqual({ ownLeft: 'ownLeft' });
  });

  it('given more left of a prize than there was in the box, then its lines alone show it', () => {
    shop = makeShop({ days: 0, draws: 3 });
    shop.receipts[2]!.left_before['9'] = 2;
    shop.receipts[2]!.left_before['10']!--;
    expect(listProblems(checkDraw(shop, 2))).toMatchObject({ ownLeft: 'ownLeft' });
  });

  it('given a log that ends before the draw, then nothing but that is judged', () => {
    shop.lines.splice(1);
    const open = { ownSeed: 'open', ownCards: 'open', ownDraws: 'open' };
    expect(listProblems(checkDraw(shop, 1))).toEqual({ ownLines: 'ownMissing', ...open });
  });

  it('given a day that is not over, then the draw waits and all else is right', () => {
    shop = makeShop({ days: 1, draws: 3 });
    const findings = checkDraw(shop, 2);
    expect(listProblems(findings)).toEqual({ ownDraws: 'waiting' });
    expect(verdictOf(findings.steps)).toBe('soFar');
  });

  const other = 'f'.repeat(64);
  it.each<[string, Record<string, string>, (shop: Shop) => unknown]>([
    ['the receipt’s box', { ownBox: 'ownBox' }, ({ receipts }) => (receipts[1]!.box_hash = other)],
    ['the receipt’s pack', { ownBox: 'ownBox' }, ({ receipts }) => (receipts[1]!.pack_id = '43')],
    ['the client seed', { ownSeed: 'ownSeed' }, ({ receipts }) => (receipts[1]!.client_seed = 'lucky')],
    ['the day', { ownSeed: 'ownSeed' }, ({ receipts }) => (receipts[1]!.day = 2)],
    ['the head', { ownLines: 'ownHead' }, ({ receipts }) => (receipts[1]!.head = other)],
    ['a line’s hash', { ownLines: 'chain' }, ({ lines }) => (lines[5]!.hash = other)],
    ['a line, left out', { ownLines: 'slot' }, ({ lines }) => lines.splice(5, 1)],
    ['the end of the log, left out', { ownLines: 'ownMissing' }, ({ lines }) => lines.splice(5)],
    ['the receipt’s first prize', { ownCards: 'ownPrize' }, ({ receipts }) => (receipts[1]!.prize_ids[0] = '9')],
    ['what was left', { ownLeft: 'ownLeftSum' }, ({ receipts }) => (receipts[1]!.left_before['9'] = 2)],
  ])('given %s altered, then %j alone is named', (_, problems, falsify) => {
    falsify(shop);
    expect(listProblems(checkDraw(shop, 1))).toEqual(problems);
  });

  it('given prizes exchanged in the log and the chain written anew, then the draw is named', () => {
    swapPrizes(shop, 15);
    rewriteChain(shop);
    const receipt = shop.receipts[3]!;
    receipt.prize_ids = shop.lines.slice(14).map(({ prize_id }) => prize_id);
    receipt.head = shop.fair.head.hash;
    expect(listProblems(checkDraw(shop, 3))).toEqual({ ownDraws: 'draw' });
  });

  it('given a card in the history that is another than the prize drawn, then it is named', () => {
    const [card] = cardsOf(shop, shop.receipts[0]!);
    for (const other of [{ model_number: 'no. 9' }, { buy_point: 1 }])
      expect(listProblems(checkDraw(shop, 0, { cards: [{ ...card!, ...other }] }))).toEqual({ ownCards: 'ownCard' });
  });

  it('given a draw, then the reading begins at the line before the draw', () => {
    expect([0, 1, 1000, 1001].map(computeFirstSlotToRead)).toEqual([0, 0, 999, 1000]);
    const receipt = { ...shop.receipts[0]!, first_slot: 2500, count: 3 };
    const subject = {
      packId: '42',
      fair: shop.fair,
      shown: shop.shown,
      ownDraw: { historyId: 'd2', receipt, cards: [] },
    };
    expect(new Check({ ...subject, isWhole: false }).part).toEqual({ from: 2499, lines: 4, isWhole: false });
    expect(new Check({ ...subject, isWhole: true }).part).toEqual({ from: 0, lines: 2503, isWhole: true });
  });
});

describe('the check of prizes outside of the box', () => {
  beforeEach(() => {
    shop = makeShop({ of: vectorsWithExtras });
  });

  it('given each of them at its draw, then the box and every own draw is right', () => {
    const findings = checkBox(shop);
    expect(listProblems(findings)).toEqual({});
    expect(findings.steps.map(({ id }) => id)).toContain('extras');
    expect(shop.receipts.map(({ extra_prize_ids }) => extra_prize_ids.length)).toEqual([1, 2, 0, 3]);
    for (const index of [0, 1, 2, 3]) expect(listProblems(checkDraw(shop, index))).toEqual({});
  });

  it('given a box without any, then nothing is said of them', () => {
    expect(checkBox(makeShop()).steps.map(({ id }) => id)).not.toContain('extras');
  });

  type Tampering = [what: string, falsify: (shop: Shop) => unknown];
  it.each<Tampering>([
    ['kept back', ({ lines }) => delete lines[23]!.extra_prize_ids],
    [
      'given to another draw',
      ({ lines }) => {
        delete lines[9]!.extra_prize_ids;
        lines[8]!.extra_prize_ids = ['42-x1'];
      },
    ],
    ['exchanged', ({ lines }) => (lines[23]!.extra_prize_ids = ['42-x1'])],
  ])('given one that was %s and the chain written anew, then that alone is named', (_, falsify) => {
    falsify(shop);
    rewriteChain(shop);
    expect(listProblems(checkBox(shop))).toEqual({ extras: 'extra' });
  });

  it('given one of a box that promises none, then it is named', () => {
    shop = makeShop();
    shop.lines[3]!.extra_prize_ids = ['42-x1'];
    rewriteChain(shop);
    expect(listProblems(checkBox(shop))).toEqual({ extras: 'extra' });
  });

  it.each<[string, (shop: Shop) => unknown]>([
    ['the draws', ({ shown }) => (shown.extra_prizes[0]!.draws = [5])],
    ['the points', ({ shown }) => (shown.extra_prizes[0]!.buy_point = 1)],
    ['none of one', ({ shown }) => shown.extra_prizes.pop()],
    ['one more', ({ shown }) => shown.extra_prizes.push({ ...shown.extra_prizes[0]!, id: 'more' })],
  ])('given a page that shows %s otherwise, then it is named', (_, falsify) => {
    falsify(shop);
    expect(listProblems(checkBox(shop))).toEqual({ shown: 'shownPrize' });
  });

  it('given a receipt or a history that has others, then it is named', () => {
    shop.receipts[3]!.extra_prize_ids.pop();
    expect(listProblems(checkDraw(shop, 3))).toEqual({ ownCards: 'ownExtra' });
    shop = makeShop({ of: vectorsWithExtras });
    const cards = cardsOf(shop, shop.receipts[3]!).slice(0, -1);
    expect(
      listProblems(checkDraw(shop, 3, { cards: [...cards, { model_number: 'no. 9', buy_point: 30_000 }] })),
    ).toEqual({
      ownCards: 'ownCard',
    });
  });
});

describe('the part of the log that a box needs', () => {
  it('goes as far as its head, or as what its page shows as drawn', () => {
    const { fair, shown } = shop;
    const partOf = (head: number) =>
      new Check({ packId: '42', fair: { ...fair, head: { slot: head, hash: '' } }, shown, isWhole: true }).part;
    expect(partOf(30)).toEqual({ from: 0, lines: 30, isWhole: true });
    expect(partOf(20)).toEqual({ from: 0, lines: 24, isWhole: true });
  });

  it('is nothing where the promise cannot be read', () => {
    const subject = { packId: '42', fair: { ...shop.fair, manifest: '[]' }, shown: shop.shown, isWhole: true };
    expect(new Check(subject).part.lines).toBe(0);
  });
});
