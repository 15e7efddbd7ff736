import {
  computeChainedHash,
  type Drawing,
  drawingOf,
  findPrizeOfTicket,
  isDay,
  isHash,
  type LogLine,
  listExtrasOfSlot,
} from './draw-protocol.rules';
import type { Manifest } from './manifest.rules';
import { createFault, type Fault } from './step.rules';

export const LINES_A_PAGE = 1000;
const BYTES_A_LINE = 210;

/** The slot with which the reading begins: that of the line before the first one checked. */
export const computeFirstSlotToRead = (firstSlot: number): number => Math.max(0, firstSlot - 1);

/** About how much there is to fetch, in megabytes. */
export const megabytesOf = (lines: number): number => Math.max(1, Math.round((lines * BYTES_A_LINE) / 1e6));

/** Slots from the first up to, not including, the last. */
interface Slots {
  readonly from: number;
  readonly to: number;
}

const isIn = ({ from, to }: Slots, slot: number): boolean => slot >= from && slot < to;

/** Where the log stands when as many tickets are drawn as `slot` says. */
export interface LogState {
  readonly hash: string;
  /** What is left of each prize, in the manifest's order. */
  readonly left: readonly number[];
}

/** A ticket drawn again: what the seeds give, beside what the log says. */
export interface DrawnAgain {
  readonly slot: number;
  readonly day: number;
  readonly clientSeedHash: string;
  readonly hash: string;
  readonly loggedPrize: string;
  /** Prizes outside of the box, by the log. */
  readonly loggedExtras: readonly string[];
  readonly ticketsLeft: number;
  /** Undefined while the seed of the day is not public. */
  readonly ticket?: number;
  readonly drawnPrize?: string;
}

interface Reading {
  readonly manifest: Manifest;
  readonly boxHash: string;
  /** By day. */
  readonly seeds: readonly string[];
  /** What stands before is believed: the hash of the line before, and what was left. */
  readonly checked: Slots;
  readonly leftAtStart: readonly number[];
  /** Slots before which the state is kept. */
  readonly marks: readonly number[];
  /** Of these slots every draw is kept. */
  readonly watched: Slots;
}

/** The seeds give another prize than the log says. */
export const drawFault = ({ slot, drawnPrize, loggedPrize }: DrawnAgain): Fault =>
  createFault('draw', { slot, computed: drawnPrize ?? '–', logged: loggedPrize });

/** Goes through the log line by line and keeps the first fault of each step. */
export class LogCheck {
  /** Lines checked. */
  count = 0;
  /** Lines whose draw was computed again. */
  recomputed = 0;
  readonly linesOfDay = new Map<number, number>();
  readonly states = new Map<number, LogState>();
  readonly watched: DrawnAgain[] = [];
  readonly faults: { log?: Fault; draws?: Fault; extras?: Fault; box?: Fault } = {};
  readonly left: number[];
  lastHash: string;
  private slot: number;
  private readonly prizeIndex: ReadonlyMap<string, number>;
  private readonly drawings: Drawing[] = [];

  constructor(private readonly reading: Reading) {
    this.left = [...reading.leftAtStart];
    this.lastHash = reading.boxHash;
    this.slot = computeFirstSlotToRead(reading.checked.from);
    this.prizeIndex = new Map(reading.manifest.prizes.map(({ id }, index) => [id, index]));
    this.keepState();
  }

  /** The next line. Once a line is missing nothing that follows can be told, and it is not looked at. */
  add(line: LogLine): void {
    const { checked } = this.reading;
    if (this.isBroken || this.slot >= checked.to) return;
    if (isIn(checked, this.slot)) this.check(line);
    this.lastHash = line.hash;
    this.slot++;
    this.keepState();
  }

  /** Whether a line is missing or is none. */
  get isBroken(): boolean {
    return this.faults.log?.code === 'slot';
  }

  /** Days with lines whose seed is not public yet. */
  get waitingDays(): number[] {
    return [...this.linesOfDay.keys()].filter((day) => !this.reading.seeds[day]);
  }

  private check(line: LogLine): void {
    const isWhole = line.slot === this.slot && isDay(line.day) && isHash(line.client_seed_hash) && isHash(line.hash);
    if (!isWhole) {
      this.faults.log ??= createFault('slot', { slot: this.slot });
      return;
    }
    if (computeChainedHash(this.lastHash, line) !== line.hash)
      this.faults.log ??= createFault('chain', { slot: line.slot });
    this.count++;
    this.linesOfDay.set(line.day, (this.linesOfDay.get(line.day) ?? 0) + 1);
    this.drawAgain(line);
    this.compareExtras(line);
    this.takeOut(line);
  }

  private compareExtras({ slot, extra_prize_ids: logged = [] }: LogLine): void {
    const { extra_prizes = [], tickets } = this.reading.manifest;
    const promised = listExtrasOfSlot(extra_prizes, slot, tickets);
    const other = [...promised, ...logged].find((_, i) => promised[i] !== logged[i]);
    if (other !== undefined) this.faults.extras ??= createFault('extra', { slot, prize: other });
  }

  private drawAgain(line: LogLine): void {
    const { slot, day, client_seed_hash: clientSeedHash, prize_id: loggedPrize, hash } = line;
    const { extra_prize_ids: loggedExtras = [] } = line;
    const { manifest, watched } = this.reading;
    const ticketsLeft = manifest.tickets - slot;
    const ticket = ticketsLeft > 0 ? this.drawing(day)?.(slot, clientSeedHash, ticketsLeft) : undefined;
    const drawnPrize = ticket === undefined ? undefined : manifest.prizes[findPrizeOfTicket(ticket, this.left)]?.id;
    const draw = { slot, day, clientSeedHash, hash, loggedPrize, loggedExtras, ticketsLeft, ticket, drawnPrize };
    if (isIn(watched, slot)) this.watched.push(draw);
    if (ticket === undefined) return;
    this.recomputed++;
    if (drawnPrize !== loggedPrize) this.faults.draws ??= drawFault(draw);
  }

  private drawing(day: number): Drawing | undefined {
    const seed = this.reading.seeds[day];
    if (!seed) return undefined;
    this.drawings[day] ??= drawingOf(this.reading.boxHash, day, seed);
    return this.drawings[day];
  }

  private takeOut({ slot, prize_id: prize }: LogLine): void {
    const index = this.prizeIndex.get(prize);
    if (index === undefined || !this.left[index]) this.faults.box ??= createFault('overdrawn', { slot, prize });
    else this.left[index]!--;
  }

  private keepState(): void {
    if (this.reading.marks.includes(this.slot))
      this.states.set(this.slot, { hash: this.lastHash, left: [...this.left] });
  }
}
