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
  it('passes a sold-out box and recomputes every draw', () => {
    const findings = checkBox(shop);
    expect(listProblems(findings)).toEqual({});
    expect(findings).toMatchObject({ lines: 24, recomputed: 24, lastHash: shop.fair.head.hash });
    expect(findings.prizes.map(({ left }) => left)).toEqual([0, 0, 0]);
    expect(verdictOf(findings.steps)).toBe('ok');
  });

  it('passes a box without a draw', () => {
    shop = makeShop({ days: 0, draws: 0 });
    expect(listProblems(checkBox(shop, Date.parse('2025-03-01T00:00:00+09:00')))).toEqual({});
  });

  it('waits for the draws of the current day, and recomputes the others', () => {
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

  it('waits for all draws without a public seed', () => {
    shop = makeShop({ days: 0, draws: 2 });
    expect(listProblems(checkBox(shop, Date.parse('2025-04-01T23:00:00+09:00')))).toEqual({
      draws: 'waiting',
      days: 'waiting',
    });
  });

  it('derives the seeds of earlier days from the last one', () => {
    shop.fair.revealed = vectors.chain.seeds.slice(3, 4);
    expect(checkBox(shop)).toMatchObject({ recomputed: 24 });
  });

  it('accepts the seeds in any order', () => {
    shop.fair.revealed.reverse();
    expect(listProblems(checkBox(shop))).toEqual({});
  });

  it('checks draws made after the head and the page were read', () => {
    shop.fair.head = makeShop({ draws: 2 }).fair.head;
    shop.shown = makeShop({ draws: 1 }).shown;
    expect(listProblems(checkBox(shop))).toEqual({});
  });

  it('does not compare a page whose numbers are of several moments', () => {
    shop.shown.isOfOneMoment = false;
    shop.shown.prizes![0]!.remaining = 1;
    expect(listProblems(checkBox(shop))).toEqual({});
  });

  it('checks the rest when the pack does not show its prizes', () => {
    shop.shown.prizes = null as never;
    expect(listProblems(checkBox(shop))).toEqual({});
  });

  type Tampering = [what: string, found: Record<string, string>, falsify: (shop: Shop) => unknown];

  it.each<Tampering>([
    [
      'a character of the manifest',
      { seal: 'sealHash' },
      ({ fair }) => (fair.manifest = fair.manifest.replace('20:00:00', '20:00:01')),
    ],
    ['the price on the page', { shown: 'shownTerm' }, ({ shown }) => (shown.point = 400)],
    ['the limit on the page', { shown: 'shownTerm' }, ({ shown }) => (shown.can_limit = 0)],
    ['the points of a card on the page', { shown: 'shownPrize' }, ({ shown }) => (shown.prizes![2]!.buy_point = 91)],
    [
      'an extra prize on the page',
      { shown: 'shownPrize' },
      ({ shown }) => shown.prizes!.push({ ...shown.prizes![0]!, id: '11', remaining: 0 }),
    ],
    ['the number left on the page', { box: 'shownLeft' }, ({ shown }) => (shown.prizes![0]!.remaining = 1)],
    ['the anchor beside the manifest', { seeds: 'anchor' }, ({ fair }) => (fair.anchor = fair.box_hash)],
    ['a line’s hash', { log: 'chain' }, ({ lines }) => (lines[22]!.hash = lines[21]!.hash)],
    ['the head', { log: 'head' }, ({ fair }) => (fair.head.hash = fair.box_hash)],
    ['the omission of the last line', { log: 'head', box: 'shownLeft' }, ({ lines }) => lines.pop()],
  ])('reports a change of %s only as %j', (_, problems, falsify) => {
    falsify(shop);
    expect(listProblems(checkBox(shop))).toEqual(problems);
    expect(verdictOf(checkBox(shop).steps)).toBe('false');
  });

  it.each<Tampering>([
    ['exchanged prizes', { draws: 'draw' }, (shop) => swapPrizes(shop, 15)],
    [
      'a prize drawn too often',
      { draws: 'draw', box: 'overdrawn' },
      ({ lines }) => (lines.find(({ prize_id, slot }) => prize_id !== '9' && slot > 15)!.prize_id = '9'),
    ],
    ['a line of a future day', { days: 'early' }, ({ lines }) => (lines[23]!.day = 9)],
    ['a line beyond the last ticket', { box: 'overdrawn' }, ({ lines }) => lines.push({ ...lines[0]!, slot: 24 })],
  ])('reports %s with a rewritten chain only as %j', (_, problems, falsify) => {
    falsify(shop);
    rewriteChain(shop);
    expect(listProblems(checkBox(shop))).toEqual(problems);
  });

  it.each<[what: string, code: string, from: string, to: string]>([
    ['a quantity', 'sum', '"quantity":20', '"quantity":21'],
    [
      'a prize without tickets',
      'noTicket',
      '"quantity":20,"rank":3}',
      '"quantity":20,"rank":3},{"id":"8","quantity":0}',
    ],
    ['a duplicate prize', 'twice', '"id":"10"', '"id":"9"'],
    ['another pack', 'otherPack', '"pack":"42"', '"pack":"43"'],
    ['an unknown version', 'unreadable', 'oripa-box/1', 'oripa-box/3'],
    ['the version of extra prizes without any', 'unreadable', 'oripa-box/1', 'oripa-box/2'],
    ['no start', 'unreadable', '2025-04-01T20:00:00+09:00', 'soon'],
    ['a duplicate key', 'notCanonical', '"tickets":24', '"tickets":23,"tickets":24'],
  ])('reports the contents of a manifest with %s, even with a matching hash', (_, code, from, to) => {
    shop = makeShop({ days: 0, draws: 0 });
    sealAgain(shop, (text) => text.replace(from, to));
    expect(listProblems(checkBox(shop, 0))).toMatchObject({ contents: code });
    expect(listProblems(checkBox(shop, 0))).not.toHaveProperty('seal');
  });

  it.each<Tampering>([
    ['the seed of another day', { seeds: 'seed' }, ({ fair }) => (fair.revealed[3]!.day = 5)],
    [
      'the seed of the previous day',
      { seeds: 'seed' },
      ({ fair }) => (fair.revealed[3]!.seed = fair.revealed[2]!.seed),
    ],
    ['a malformed seed', { seeds: 'seed' }, ({ fair }) => (fair.revealed[3]!.seed = 'seed')],
  ])('reports %s as %j and verifies no draw', (_, problems, falsify) => {
    falsify(shop);
    expect(listProblems(checkBox(shop))).toEqual({ ...problems, days: 'waiting' });
    expect(checkBox(shop).recomputed).toBe(14);
  });

  it('reports the day of a withheld seed', () => {
    shop = makeShop({ days: 1, draws: 3 });
    expect(listProblems(checkBox(shop))).toEqual({ days: 'overdue' });
  });

  it.each<[string, (shop: Shop) => unknown]>([
    ['a missing line', ({ lines }) => lines.splice(3, 1)],
    ['a malformed client seed hash', ({ lines }) => (lines[3]!.client_seed_hash = 'me')],
    ['a malformed day', ({ lines }) => (lines[3]!.day = 1.5)],
  ])('checks nothing after %s', (_, falsify) => {
    falsify(shop);
    const findings = checkBox(shop);
    expect(listProblems(findings)).toEqual({ log: 'slot', draws: 'open', box: 'open', days: 'open' });
    expect(findings.lines).toBe(3);
  });

  it('leaves the dependent steps open without a readable manifest', () => {
    shop.fair.manifest = '{';
    expect(listProblems(checkBox(shop))).toEqual({
      ...{ seal: 'sealHash', contents: 'unreadable', shown: 'open', seeds: 'open' },
      ...{ log: 'open', draws: 'open', box: 'open', days: 'open' },
    });
  });
});

describe('the check of a member’s own draw', () => {
  it.each([0, 1, 2, 3])('verifies draw %d from its lines only', (index) => {
    const findings = checkDraw(shop, index);
    expect(listProblems(findings)).toEqual({});
    expect(findings.draws.map(({ drawnPrize }) => drawnPrize)).toEqual(shop.receipts[index]!.prize_ids);
    expect(findings.lines).toBe(shop.receipts[index]!.count);
  });

  it('verifies the numbers left before the draw from the whole log', () => {
    expect(listProblems(checkDraw(shop, 2, { isWhole: true }))).toEqual({});
    shop.receipts[2]!.left_before['10']!--;
    shop.receipts[2]!.left_before['景品 "é"']!++;
    expect(listProblems(checkDraw(shop, 2))).not.toHaveProperty('ownLeft');
    expect(listProblems(checkDraw(shop, 2, { isWhole: true }))).toEqual({ ownLeft: 'ownLeft' });
  });

  it('reports more left of a prize than the box held, from the lines of the draw', () => {
    shop = makeShop({ days: 0, draws: 3 });
    shop.receipts[2]!.left_before['9'] = 2;
    shop.receipts[2]!.left_before['10']!--;
    expect(listProblems(checkDraw(shop, 2))).toMatchObject({ ownLeft: 'ownLeft' });
  });

  it('checks nothing else when the log ends before the draw', () => {
    shop.lines.splice(1);
    const open = { ownSeed: 'open', ownCards: 'open', ownDraws: 'open' };
    expect(listProblems(checkDraw(shop, 1))).toEqual({ ownLines: 'ownMissing', ...open });
  });

  it('waits for the draw of the current day, and verifies the rest', () => {
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
    ['the omission of a line', { ownLines: 'slot' }, ({ lines }) => lines.splice(5, 1)],
    ['the omission of the end of the log', { ownLines: 'ownMissing' }, ({ lines }) => lines.splice(5)],
    ['the receipt’s first prize', { ownCards: 'ownPrize' }, ({ receipts }) => (receipts[1]!.prize_ids[0] = '9')],
    ['the number left', { ownLeft: 'ownLeftSum' }, ({ receipts }) => (receipts[1]!.left_before['9'] = 2)],
  ])('reports a change of %s only as %j', (_, problems, falsify) => {
    falsify(shop);
    expect(listProblems(checkDraw(shop, 1))).toEqual(problems);
  });

  it('reports the draw when prizes are exchanged and the chain is rewritten', () => {
    swapPrizes(shop, 15);
    rewriteChain(shop);
    const receipt = shop.receipts[3]!;
    receipt.prize_ids = shop.lines.slice(14).map(({ prize_id }) => prize_id);
    receipt.head = shop.fair.head.hash;
    expect(listProblems(checkDraw(shop, 3))).toEqual({ ownDraws: 'draw' });
  });

  it('reports a card in the history that differs from the drawn prize', () => {
    const [card] = cardsOf(shop, shop.receipts[0]!);
    for (const other of [{ model_number: 'no. 9' }, { buy_point: 1 }])
      expect(listProblems(checkDraw(shop, 0, { cards: [{ ...card!, ...other }] }))).toEqual({ ownCards: 'ownCard' });
  });

  it('starts to read at the line before the draw', () => {
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

describe('the check of extra prizes', () => {
  beforeEach(() => {
    shop = makeShop({ of: vectorsWithExtras });
  });

  it('passes the box and every draw with all extra prizes in place', () => {
    const findings = checkBox(shop);
    expect(listProblems(findings)).toEqual({});
    expect(findings.steps.map(({ id }) => id)).toContain('extras');
    expect(shop.receipts.map(({ extra_prize_ids }) => extra_prize_ids.length)).toEqual([1, 2, 0, 3]);
    for (const index of [0, 1, 2, 3]) expect(listProblems(checkDraw(shop, index))).toEqual({});
  });

  it('has no step for a box without extra prizes', () => {
    expect(checkBox(makeShop()).steps.map(({ id }) => id)).not.toContain('extras');
  });

  type Tampering = [what: string, falsify: (shop: Shop) => unknown];
  it.each<Tampering>([
    ['withheld', ({ lines }) => delete lines[23]!.extra_prize_ids],
    [
      'given to another draw',
      ({ lines }) => {
        delete lines[9]!.extra_prize_ids;
        lines[8]!.extra_prize_ids = ['42-x1'];
      },
    ],
    ['exchanged', ({ lines }) => (lines[23]!.extra_prize_ids = ['42-x1'])],
  ])('reports an extra prize that was %s, even with a rewritten chain', (_, falsify) => {
    falsify(shop);
    rewriteChain(shop);
    expect(listProblems(checkBox(shop))).toEqual({ extras: 'extra' });
  });

  it('reports an extra prize that the manifest does not have', () => {
    shop = makeShop();
    shop.lines[3]!.extra_prize_ids = ['42-x1'];
    rewriteChain(shop);
    expect(listProblems(checkBox(shop))).toEqual({ extras: 'extra' });
  });

  it.each<[string, (shop: Shop) => unknown]>([
    ['the draws', ({ shown }) => (shown.extra_prizes[0]!.draws = [5])],
    ['the points', ({ shown }) => (shown.extra_prizes[0]!.buy_point = 1)],
    ['one prize less', ({ shown }) => shown.extra_prizes.pop()],
    ['one prize more', ({ shown }) => shown.extra_prizes.push({ ...shown.extra_prizes[0]!, id: 'more' })],
  ])('reports a page with a difference in %s', (_, falsify) => {
    falsify(shop);
    expect(listProblems(checkBox(shop))).toEqual({ shown: 'shownPrize' });
  });

  it('reports other extra prizes in the receipt or the history', () => {
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

describe('the range of the log that a box needs', () => {
  it('extends to its head, or to the draws that the page shows', () => {
    const { fair, shown } = shop;
    const partOf = (head: number) =>
      new Check({ packId: '42', fair: { ...fair, head: { slot: head, hash: '' } }, shown, isWhole: true }).part;
    expect(partOf(30)).toEqual({ from: 0, lines: 30, isWhole: true });
    expect(partOf(20)).toEqual({ from: 0, lines: 24, isWhole: true });
  });

  it('has no lines without a readable manifest', () => {
    const subject = { packId: '42', fair: { ...shop.fair, manifest: '[]' }, shown: shop.shown, isWhole: true };
    expect(new Check(subject).part.lines).toBe(0);
  });
});
