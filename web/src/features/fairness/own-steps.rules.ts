import { drawFault } from './log.rules';
import { ownBoxFault, ownCardsFault, ownLeftFault, ownLinesFault, ownSeedFault } from './receipt.rules';
import { judged, type Step, type StepId } from './step.rules';
import type { Examined, Subject } from './subject.rules';

const OWN: readonly StepId[] = ['ownBox', 'ownSeed', 'ownLines', 'ownCards', 'ownLeft', 'ownDraws'];

/** The steps of a member's own draw. */
export const ownSteps = (own: NonNullable<Subject['own']>, examined: Examined | null): Step[] => {
  if (!examined) return OWN.map((id) => ({ id, state: 'open' }));
  const { receipt, cards } = own;
  const { subject, manifest, log, isRead } = examined;
  const lines = log.watched;
  const hasEnded = isRead || lines.length === receipt.count;
  const state = hasEnded && lines.length > 0 ? 'ok' : 'open';
  const isWaiting = lines.some(({ ticket }) => ticket === undefined);
  const wrong = lines.find(({ ticket, drawnPrize, loggedPrize }) => ticket !== undefined && drawnPrize !== loggedPrize);
  const chainFault = subject.isWhole ? undefined : log.faults.log;
  const leftThen = subject.isWhole ? log.states.get(receipt.first_slot) : undefined;
  return [
    judged('ownBox', ownBoxFault(receipt, subject.fair, subject.packId)),
    judged('ownSeed', ownSeedFault(receipt, lines), state),
    judged('ownLines', hasEnded ? (chainFault ?? ownLinesFault(receipt, lines)) : undefined, state),
    judged('ownCards', ownCardsFault({ receipt, cards, manifest, shown: subject.shown }, lines), state),
    judged('ownLeft', ownLeftFault(manifest, receipt, leftThen)),
    judged('ownDraws', wrong && drawFault(wrong), state === 'ok' && isWaiting ? 'waiting' : state),
  ];
};
