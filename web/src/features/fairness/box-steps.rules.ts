import { computeDayOfSale, findDaysFault } from './days.rules';
import { countDrawnAsShown, findContentsFault, findSealFault, findShownFault, readManifest } from './manifest.rules';
import { createFault, type Fault, type Step, type StepId, toStep } from './step.rules';
import type { Examined, Subject } from './subject.rules';

const OF_THE_LOG: readonly StepId[] = ['log', 'draws', 'box', 'days'];
const ON_THE_PROMISE: readonly StepId[] = ['shown', 'seeds'];

const open = (ids: readonly StepId[]): Step[] => ids.map((id) => ({ id, state: 'open' }));

/** Returns the steps of a box check: its manifest and, with the whole log, its draws. */
export const buildBoxSteps = (subject: Subject, examined: Examined | null): Step[] => {
  const { fair, packId, shown, isWhole } = subject;
  const promise = [
    toStep('seal', findSealFault(fair)),
    toStep('contents', findContentsFault(readManifest(fair.manifest), fair.manifest, packId)),
  ];
  if (!examined) return [...promise, ...open(ON_THE_PROMISE), ...open(isWhole ? OF_THE_LOG : [])];
  return [
    ...promise,
    toStep('shown', findShownFault(examined.manifest, shown)),
    toStep('seeds', examined.seeds.fault),
    ...(isWhole ? buildLogSteps(examined) : []),
  ];
};

const buildLogSteps = (examined: Examined): Step[] => {
  const { log, manifest, isRead, nowMs } = examined;
  const judgeable = isRead && !log.isBroken;
  const state = judgeable ? 'ok' : 'open';
  const { waitingDays } = log;
  const waits = waitingDays.length > 0;
  return [
    toStep('log', log.faults.log ?? (isRead ? findHeadFault(examined) : undefined), state),
    toStep('draws', log.faults.draws, judgeable && waits && log.recomputed === 0 ? 'waiting' : state),
    ...(manifest.extra_prizes || log.faults.extras ? [toStep('extras', log.faults.extras, state)] : []),
    toStep('box', log.faults.box ?? (judgeable ? findLeftFault(examined) : undefined), state),
    toStep(
      'days',
      findDaysFault(waitingDays, computeDayOfSale(manifest.start, nowMs)),
      judgeable && waits ? 'waiting' : state,
    ),
  ];
};

/** Returns a fault unless the chain passes through the head that the shop published before the log was read. */
const findHeadFault = ({ log, subject: { fair } }: Examined): Fault | undefined =>
  log.states.get(fair.head.slot)?.hash === fair.head.hash
    ? undefined
    : createFault('head', { slot: fair.head.slot, lines: log.count });

/** Returns a fault if the numbers left on the pack's page differ from the log. */
const findLeftFault = ({ log, manifest, subject: { shown } }: Examined): Fault | undefined => {
  const drawn = countDrawnAsShown(manifest, shown);
  if (drawn === undefined) return undefined;
  // Members draw while the log is read, so the page's numbers are compared with the state at the time of the page.
  const leftThen = log.states.get(drawn)?.left ?? log.left;
  for (const [index, { id }] of manifest.prizes.entries()) {
    const remaining = shown.prizes?.find((prize) => String(prize.id) === id)?.remaining;
    if (remaining !== leftThen[index])
      return createFault('shownLeft', { prize: id, shown: remaining ?? 0, left: leftThen[index]! });
  }
};
