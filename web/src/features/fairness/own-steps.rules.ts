import { createDrawFault } from './log.rules';
import {
  findOwnBoxFault,
  findOwnCardsFault,
  findOwnLeftFault,
  findOwnLinesFault,
  findOwnSeedFault,
} from './receipt.rules';
import { type Step, type StepId, toStep } from './step.rules';
import type { Examined, Subject } from './subject.rules';

const OWN: readonly StepId[] = ['ownBox', 'ownSeed', 'ownLines', 'ownCards', 'ownLeft', 'ownDraws'];

/** Returns the steps of a member's own draw. */
export const buildOwnSteps = (ownDraw: NonNullable<Subject['ownDraw']>, examined: Examined | null): Step[] => {
  if (!examined) return OWN.map((id) => ({ id, state: 'open' }));
  const { receipt, cards } = ownDraw;
  const { subject, manifest, log, isRead } = examined;
  const lines = log.watched;
  const hasEnded = isRead || lines.length === receipt.count;
  const state = hasEnded && lines.length > 0 ? 'ok' : 'open';
  const isWaiting = lines.some(({ ticket }) => ticket === undefined);
  const wrong = lines.find(({ ticket, drawnPrize, loggedPrize }) => ticket !== undefined && drawnPrize !== loggedPrize);
  const chainFault = subject.isWhole ? undefined : log.faults.log;
  const leftThen = subject.isWhole ? log.states.get(receipt.first_slot) : undefined;
  return [
    toStep('ownBox', findOwnBoxFault(receipt, subject.fair, subject.packId)),
    toStep('ownSeed', findOwnSeedFault(receipt, lines), state),
    toStep('ownLines', hasEnded ? (chainFault ?? findOwnLinesFault(receipt, lines)) : undefined, state),
    toStep('ownCards', findOwnCardsFault({ receipt, cards, manifest, shown: subject.shown }, lines), state),
    toStep('ownLeft', findOwnLeftFault(manifest, receipt, leftThen)),
    toStep('ownDraws', wrong && createDrawFault(wrong), state === 'ok' && isWaiting ? 'waiting' : state),
  ];
};
