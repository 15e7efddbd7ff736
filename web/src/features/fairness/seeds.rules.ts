import { computePreviousSeed, isDay, isHash } from './draw-protocol.rules';
import type { FairBox, Manifest } from './manifest.rules';
import { createFault, type Fault } from './step.rules';

export interface Seeds {
  /** Seeds by day, the anchor at 0. Earlier seeds follow from the last public one. */
  readonly byDay: readonly string[];
  readonly fault: Fault | undefined;
}

/** Returns the seeds that lead, hash by hash, back to the anchor of the manifest. */
export const collectSeeds = ({ anchor, revealed }: FairBox, manifest: Manifest): Seeds => {
  const byDay = [manifest.anchor];
  let fault: Fault | undefined = anchor === manifest.anchor && isHash(anchor) ? undefined : createFault('anchor');
  for (const { day, seed } of revealed) {
    const steps = collectSeedsBack(seed, day, byDay);
    if (steps) byDay.push(...steps);
    else fault ??= createFault('seed', { day });
  }
  return { byDay, fault };
};

/** Returns the seeds from the last known day to this one, oldest first; null if they do not meet. */
const collectSeedsBack = (seed: string, day: number, byDay: readonly string[]): string[] | null => {
  if (!isHash(seed) || !isDay(day)) return null;
  const known = Math.min(day, byDay.length - 1);
  const walked = [seed];
  while (walked.length <= day - known) walked.unshift(computePreviousSeed(walked[0]!));
  return walked[0] === byDay[known] ? walked.slice(1) : null;
};
