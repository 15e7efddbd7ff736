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

/** Returns the first slot to read: that of the line before the first checked one. */
export const computeFirstSlotToRead = (firstSlot: number): number => Math.max(0, firstSlot - 1);

/** Returns the approximate size to fetch, megabytes. */
export const megabytesOf = (lines: number): number => Math.max(1, Math.round((lines * BYTES_A_LINE) / 1e6));

/** Range of slots, without `to`. */
interface Slots {
  readonly from: number;
  readonly to: number;
}

const isIn = ({ from, to }: Slots, slot: number): boolean => slot >= from && slot < to;

/** State of the log after `slot` drawn tickets. */
export interface LogState {
  readonly hash: string;
  /** tickets left of each prize, in the order of the manifest */
  readonly left: readonly number[];
}

/** Recomputed ticket: the result of the seeds beside the entry of the log. */
export interface DrawnAgain {
  readonly slot: number;
  readonly day: number;
  readonly clientSeedHash: string;
  readonly hash: string;
  readonly loggedPrize: string;
  /** extra prizes in the log */
  readonly loggedExtras: readonly string[];
  readonly ticketsLeft: number;
  /** undefined while the seed of the day is secret */
  readonly ticket?: number;
  readonly drawnPrize?: string;
}

interface Reading {
  readonly manifest: Manifest;
  readonly boxHash: string;
  /** seeds by day */
  readonly seeds: readonly string[];
  /** Slots to check. The line before them and `leftAtStart` are trusted. */
  readonly checked: Slots;
  readonly leftAtStart: readonly number[];
  /** slots before which the state is stored */
  readonly marks: readonly number[];
  /** slots whose draws are all stored */
  readonly watched: Slots;
}

/** Returns the fault of a line whose prize differs from the recomputed one. */
export const createDrawFault = ({ slot, drawnPrize, loggedPrize }: DrawnAgain): Fault =>
  createFault('draw', { slot, computed: drawnPrize ?? '–', logged: loggedPrize });

/** Checks the log line by line and keeps the first fault of each step. */
export class LogCheck {
  /** number of checked lines */
  count = 0;
  /** number of recomputed draws */
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

  /** Checks the next line. Lines after a missing one cannot be checked and are ignored. */
  add(line: LogLine): void {
    const { checked } = this.reading;
    if (this.isBroken || this.slot >= checked.to) return;
    if (isIn(checked, this.slot)) this.check(line);
    this.lastHash = line.hash;
    this.slot++;
    this.keepState();
  }

  /** True if a line is missing or malformed. */
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
    if (drawnPrize !== loggedPrize) this.faults.draws ??= createDrawFault(draw);
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
