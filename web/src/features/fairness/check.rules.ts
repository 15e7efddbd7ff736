import { buildBoxSteps } from './box-steps.rules';
import { computePreviousSeed, hashOf, isHash, type LogLine } from './draw-protocol.rules';
import { computeFirstSlotToRead, type DrawnAgain, LogCheck } from './log.rules';
import { countDrawnAsShown, type Manifest, readManifest } from './manifest.rules';
import { buildOwnSteps } from './own-steps.rules';
import { endOf, listLeftBefore } from './receipt.rules';
import { collectSeeds, type Seeds } from './seeds.rules';
import type { Step } from './step.rules';
import type { Subject } from './subject.rules';

export interface PrizeCount {
  readonly id: string;
  readonly quantity: number;
  readonly left: number;
}

export interface DayCount {
  readonly day: number;
  readonly lines: number;
  readonly isPublic: boolean;
}

/** Findings of a check for display. */
export interface Findings {
  readonly steps: readonly Step[];
  readonly manifest: Manifest | null;
  readonly sealHash: string;
  readonly seeds: readonly { readonly day: number; readonly seed: string; readonly before: string }[];
  readonly prizes: readonly PrizeCount[];
  readonly days: readonly DayCount[];
  /** Number of checked lines, and of those whose draw was recomputed. */
  readonly lines: number;
  readonly recomputed: number;
  readonly lastHash: string;
  /** Hash of the member's client seed, as the log has it. */
  readonly ownSeedHash: string;
  readonly draws: readonly DrawnAgain[];
}

/** Range of the log that a check reads: `lines` lines, either the whole log or those of one draw. */
export interface LogPart {
  /** first slot; 0 for the beginning */
  readonly from: number;
  readonly lines: number;
  readonly isWhole: boolean;
}

/** Check of one box or one draw. It receives the lines of its range, and then returns its findings. */
export class Check {
  readonly part: LogPart;
  private readonly manifest: Manifest | null;
  private readonly seeds: Seeds;
  private readonly log: LogCheck | null;

  constructor(private readonly subject: Subject) {
    const manifest = readManifest(subject.fair.manifest);
    this.manifest = manifest;
    this.seeds = manifest ? collectSeeds(subject.fair, manifest) : { byDay: [], fault: undefined };
    this.log = manifest && openLog(subject, manifest, this.seeds);
    this.part = manifest ? partOf(subject, manifest) : { from: 0, lines: 0, isWhole: subject.isWhole };
  }

  add(lines: readonly LogLine[]): void {
    for (const line of lines) this.log?.add(line);
  }

  /** @param isRead true after the last line of the range */
  findings(isRead: boolean, nowMs: number): Findings {
    const { subject, manifest, seeds, log } = this;
    const examined = manifest && log && { subject, manifest, seeds, log, isRead, nowMs };
    return {
      steps: [
        ...(subject.ownDraw ? buildOwnSteps(subject.ownDraw, examined) : []),
        ...buildBoxSteps(subject, examined),
      ],
      manifest,
      sealHash: hashOf(subject.fair.manifest),
      seeds: subject.fair.revealed.map(({ day, seed }) => ({
        day,
        seed,
        before: isHash(seed) ? computePreviousSeed(seed) : '',
      })),
      prizes: manifest?.prizes.map(({ id, quantity }, i) => ({ id, quantity, left: log?.left[i] ?? quantity })) ?? [],
      days: [...(log?.linesOfDay ?? [])].map(([day, lines]) => ({ day, lines, isPublic: Boolean(seeds.byDay[day]) })),
      lines: log?.count ?? 0,
      recomputed: log?.recomputed ?? 0,
      lastHash: log?.lastHash ?? '',
      ownSeedHash: hashOf(subject.ownDraw?.receipt.client_seed ?? ''),
      draws: log?.watched ?? [],
    };
  }
}

const openLog = ({ fair, shown, ownDraw, isWhole }: Subject, manifest: Manifest, { byDay }: Seeds): LogCheck => {
  const slots = ownDraw ? { from: ownDraw.receipt.first_slot, to: endOf(ownDraw.receipt) } : { from: 0, to: 0 };
  const box = { manifest, boxHash: fair.box_hash, seeds: byDay, watched: slots };
  if (ownDraw && !isWhole)
    return new LogCheck({ ...box, checked: slots, leftAtStart: listLeftBefore(manifest, ownDraw.receipt), marks: [] });
  return new LogCheck({
    ...box,
    checked: { from: 0, to: Number.POSITIVE_INFINITY },
    leftAtStart: manifest.prizes.map(({ quantity }) => quantity),
    marks: [fair.head.slot, countDrawnAsShown(manifest, shown) ?? 0, slots.from],
  });
};

const partOf = ({ fair, shown, ownDraw, isWhole }: Subject, manifest: Manifest): LogPart => {
  const endOfDraw = ownDraw ? endOf(ownDraw.receipt) : 0;
  if (isWhole)
    return { from: 0, isWhole, lines: Math.max(fair.head.slot, countDrawnAsShown(manifest, shown) ?? 0, endOfDraw) };
  const from = computeFirstSlotToRead(ownDraw?.receipt.first_slot ?? 0);
  return { from, lines: endOfDraw - from, isWhole };
};
