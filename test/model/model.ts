import {
  addSixMonths,
  type Box,
  type Choice,
  DAY_MS,
  type Draw,
  HOUR_MS,
  type Kind,
  type ReferenceCard,
  type ReferenceLot,
  type ReferenceMember,
  type ReferencePrize,
  type ReferencePurchase,
  toTokyoDay,
} from './reference-rules.js';

const CHAIN_DAYS = 1096;
const MAX_COUNT = 3000;
const SHIPPING_THRESHOLD = 1000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The shop as it would be kept on paper: everything due happens at its moment, and no value is derived by a query. */
export class Model {
  readonly draws: Draw[] = [];

  constructor(
    public now: number,
    readonly members: readonly ReferenceMember[],
    readonly boxes: readonly Box[],
  ) {}

  /** The next moment at which something happens by itself; null when nothing is due. */
  get nextDue(): number | null {
    return this.next()?.at ?? null;
  }

  passTo(moment: number): void {
    for (let due = this.next(); due && due.at <= moment; due = this.next()) {
      this.now = due.at;
      due.happen();
    }
    this.now = moment;
  }

  pointsOf(member: ReferenceMember): number {
    return sum(this.liveLots(member).map((lot) => lot.left));
  }

  grantPoints(member: ReferenceMember, amount: number, kind: Kind): void {
    const lot = { kind, left: amount, expiresAt: addSixMonths(this.now) };
    member.lots.push(lot);
    member.grants.push({ lot, coins: 0, isReversed: false });
    member.pointRows.push({ change: amount, at: this.now, draw: '' });
  }

  grantCoins(member: ReferenceMember, amount: number): void {
    member.coins += amount;
    member.grants.push({ lot: null, coins: amount, isReversed: false });
    member.coinRows.push({ change: amount, at: this.now, draw: '' });
  }

  /** Reverses the member's n-th grant. @returns true when the shop must do so */
  reverse(member: ReferenceMember, nth: number): boolean {
    const grant = member.grants[nth]!;
    const { lot } = grant;
    const taken = lot ? (this.liveLots(member).includes(lot) ? lot.left : 0) : Math.min(grant.coins, member.coins);
    if (grant.isReversed || taken === 0) return false;
    grant.isReversed = true;
    if (lot) lot.left = 0;
    else member.coins -= taken;
    (lot ? member.pointRows : member.coinRows).push({ change: -taken, at: this.now, draw: '' });
    return true;
  }

  purchase(member: ReferenceMember, box: Box, requestedCount: number | 'all'): ReferencePurchase {
    const midnight = Math.floor((box.start + 9 * HOUR_MS) / DAY_MS) * DAY_MS - 9 * HOUR_MS;
    const end = Math.min(box.end ?? Number.POSITIVE_INFINITY, midnight + CHAIN_DAYS * DAY_MS);
    if (box.status !== 'open' || this.now >= end) return { refused: 'NotOnSale' };
    if (this.now < box.start) return { refused: 'NotYetOnSale' };
    const left = sum(box.left);
    if (left === 0) return { refused: 'SoldOut' };
    if (box.newcomerDays > 0 && this.now >= member.registered + box.newcomerDays * DAY_MS)
      return { refused: 'NewcomersOnly' };
    if (box.onceADay && this.drawsOf(member, box).some(({ at }) => toTokyoDay(at) === toTokyoDay(this.now)))
      return { refused: 'BoughtToday' };
    const limits = [left, MAX_COUNT];
    if (box.maxBuyCount > 0) limits.push(box.maxBuyCount);
    if (box.canLimit > 0) limits.push(box.canLimit - this.drawnBy(member, box));
    const max = Math.min(...limits);
    if (max <= 0) return { refused: 'LimitReached' };
    const count = requestedCount === 'all' ? left : requestedCount;
    if (count < 1 || count > max) return { refused: 'CountOutOfRange', max };
    const before = box.currency === 'points' ? this.pointsOf(member) : member.coins;
    const cost = count * box.price;
    return { refused: cost > before ? 'NotEnough' : null, count, cost, before };
  }

  /** Records prizes that the shop has drawn for the member. @throws Error when the draw breaks a rule */
  drew(member: ReferenceMember, box: Box, id: string, prizeIds: readonly string[]): void {
    const extras = this.extrasFor(box, prizeIds);
    const drawn = prizeIds.slice(0, prizeIds.length - extras.length);
    const purchase = this.purchase(member, box, drawn.length);
    if (purchase.refused !== null) throw new Error(`${id} was sold despite: ${purchase.refused}`);
    const prizes = drawn.map((prizeId) => box.prizes.findIndex((prize) => prize.id === prizeId));
    for (const index of prizes) {
      box.left[index]! -= 1;
      if (!(box.left[index]! >= 0)) throw new Error(`${id} holds prize ${index}, which the box did not contain`);
    }
    const { cost } = purchase;
    const paidFrom = box.currency === 'points' ? this.spend(member, cost) : [];
    if (box.currency === 'coins') member.coins -= cost;
    (box.currency === 'points' ? member.pointRows : member.coinRows).push({ change: -cost, at: this.now, draw: id });
    const cards = [...prizes.map((index) => box.prizes[index]!), ...extras].map((prize): ReferenceCard => {
      return { prize, shipOnly: prize.shipOnly || box.currency === 'coins', outcome: 'undecided' };
    });
    this.draws.push({ id, member, box, at: this.now, cost, paidFrom, cards, parcels: 0, convertedPoints: 0 });
  }

  /** Returns the prizes outside the box that these draws win, with which the cards must end. @throws Error when they do not */
  private extrasFor(box: Box, ids: readonly string[]): ReferencePrize[] {
    if (!box.extras) return [];
    const { every, round, last } = box.extras;
    const tickets = sum(box.prizes.map(({ quantity }) => quantity));
    const before = tickets - sum(box.left);
    const count = ids.filter((id) => id !== round.id && id !== last.id).length;
    const won: ReferencePrize[] = [];
    for (let draw = before + 1; draw <= before + count; draw += 1) {
      if (draw % every === 0) won.push(round);
      if (draw === tickets) won.push(last);
    }
    const wonIds = ids.slice(count);
    if (wonIds.join() !== won.map(({ id }) => id).join())
      throw new Error(`draws ${before + 1} to ${before + count} of ${box.packId} also gave ${wonIds}`);
    return won;
  }

  /**
   * Returns the shop's expected response to a decision, and decides the cards where it is accepted. Cards are named
   * `draw.number`.
   */
  choose(member: ReferenceMember, send: readonly string[], convert: readonly string[]): Choice {
    const named = [
      ...send.map((name) => ({ field: 'send_card', name })),
      ...convert.map((name) => ({ field: 'reduction_card', name })),
    ];
    const seen = new Set<string>();
    for (const { field, name } of named) {
      if (!this.cardOf(member, name) || seen.has(name)) return { state: 400, field };
      seen.add(name);
    }
    if (named.length === 0) return { state: 400, field: 'send_card' };
    const over = named.filter(({ name }) => this.cardOf(member, name)!.outcome !== 'undecided');
    if (over.length === named.length) return { state: 204 };
    if (over.length > 0) return { state: 400, field: over[0]!.field };
    const [shipped, converted] = [send, convert].map((names) => names.map((name) => this.cardOf(member, name)!));
    if (converted!.some((card) => card.shipOnly)) return { state: 400, field: 'reduction_card' };
    const total = sum(converted!.map((card) => card.prize.buyPoint));
    if (total < SHIPPING_THRESHOLD && shipped!.some((card) => !card.shipOnly))
      return { state: 400, field: 'send_card' };
    for (const draw of this.draws) this.decide(draw, cardsIn(draw, shipped!), cardsIn(draw, converted!), this.now);
    return { state: 200 };
  }

  /** Forfeits the member's account: points, coins, undecided cards and parcels. */
  forfeit(member: ReferenceMember): void {
    const points = this.pointsOf(member);
    if (points > 0) member.pointRows.push({ change: -points, at: this.now, draw: '' });
    for (const lot of this.liveLots(member)) lot.left = 0;
    if (member.coins > 0) member.coinRows.push({ change: -member.coins, at: this.now, draw: '' });
    member.coins = 0;
    for (const draw of this.draws.filter((one) => one.member === member)) {
      for (const card of draw.cards) if (card.outcome === 'undecided') card.outcome = 'forfeited';
      draw.parcels = 0;
    }
  }

  private decide(draw: Draw, shipped: readonly ReferenceCard[], converted: readonly ReferenceCard[], at: number): void {
    for (const card of shipped) card.outcome = 'shipped';
    for (const card of converted) card.outcome = 'converted';
    if (shipped.length > 0) draw.parcels += 1;
    const points = sum(converted.map((card) => card.prize.buyPoint));
    if (points === 0) return;
    draw.convertedPoints += points;
    const cost = sum(draw.paidFrom.map((part) => part.amount));
    const bought = sum(draw.paidFrom.filter((part) => part.kind === 'paid').map((part) => part.amount));
    const paid = cost === 0 ? 0 : Math.floor((points * bought) / cost);
    const expiresAt = addSixMonths(at);
    draw.member.lots.push({ kind: 'paid', left: paid, expiresAt }, { kind: 'free', left: points - paid, expiresAt });
    draw.member.pointRows.push({ change: points, at, draw: draw.id });
  }

  private next(): { at: number; happen(): void } | null {
    const due = this.draws
      .filter((draw) => draw.cards.some((card) => card.outcome === 'undecided'))
      .map((draw) => ({ at: draw.at + DAY_MS, happen: () => this.fallDue(draw) }));
    const expiring = this.members.flatMap((member) =>
      member.lots
        .filter((lot) => lot.left > 0)
        .map((lot) => ({ at: lot.expiresAt, happen: () => this.expire(member, lot) })),
    );
    return [...due, ...expiring].sort((a, b) => a.at - b.at)[0] ?? null;
  }

  private fallDue(draw: Draw): void {
    const open = draw.cards.filter((card) => card.outcome === 'undecided');
    const shipped = open.filter((card) => card.shipOnly);
    this.decide(
      draw,
      shipped,
      open.filter((card) => !card.shipOnly),
      draw.at + DAY_MS,
    );
  }

  private expire(member: ReferenceMember, lot: ReferenceLot): void {
    member.pointRows.push({ change: -lot.left, at: lot.expiresAt, draw: '' });
    lot.left = 0;
  }

  private liveLots(member: ReferenceMember): ReferenceLot[] {
    return member.lots.filter((lot) => lot.left > 0 && lot.expiresAt > this.now);
  }

  private spend(member: ReferenceMember, amount: number): { kind: Kind; amount: number }[] {
    const rank = (lot: ReferenceLot) => (lot.kind === 'free' ? 0 : 1);
    const lots = this.liveLots(member).sort((a, b) => a.expiresAt - b.expiresAt || rank(a) - rank(b));
    let missing = amount;
    return lots.map((lot) => {
      const taken = Math.min(lot.left, missing);
      lot.left -= taken;
      missing -= taken;
      return { kind: lot.kind, amount: taken };
    });
  }

  private drawnBy(member: ReferenceMember, box: Box): number {
    return sum(
      this.drawsOf(member, box).map((draw) => draw.cards.filter(({ prize }) => box.prizes.includes(prize)).length),
    );
  }

  private drawsOf(member: ReferenceMember, box: Box): Draw[] {
    return this.draws.filter((draw) => draw.member === member && draw.box === box);
  }

  private cardOf(member: ReferenceMember, name: string): ReferenceCard | undefined {
    const [id, number] = name.split('.');
    return this.draws.find((draw) => draw.id === id && draw.member === member)?.cards[Number(number)];
  }
}

const cardsIn = (draw: Draw, cards: readonly ReferenceCard[]): ReferenceCard[] =>
  draw.cards.filter((card) => cards.includes(card));
