import type { Refusal } from '../../../kernel/decision.js';
import { inLanguage, RefusedError } from '../../http/envelope.js';
import type { CommandResponse } from '../../store/response.js';
import { stale } from './command-refusals.messages.js';
import type { CommandTarget, Found } from './command-target.js';
import type { OperatorCommand } from './operator-command.js';
import { needsApproval, overDailyCap } from './second-operator-refusals.messages.js';
import type { NeedsApproval, OverDailyCap } from './worth.js';

/** The rules of every command, whatever it is about. */
export type OfEvery = Refusal<'NotFound' | 'StaleVersion'> | NeedsApproval | OverDailyCap;

/** What has no version cannot be stale. */
export const isStale = ({ version }: OperatorCommand, found: Found<unknown>): boolean =>
  version !== null && found.version !== null && version !== found.version;

const OF_EVERY: ReadonlySet<string> = new Set<OfEvery['code']>([
  'NotFound',
  'StaleVersion',
  'NeedsApproval',
  'OverDailyCap',
]);
const isOfEvery = (refusal: Refusal): refusal is OfEvery => OF_EVERY.has(refusal.code);

const refusedBy = <No extends Refusal>(
  target: Pick<CommandTarget<never, never, No, never>, 'refused'>,
  refusal: No | OfEvery,
): RefusedError => {
  if (!isOfEvery(refusal)) return target.refused(refusal);
  if (refusal.code === 'NeedsApproval') return needsApproval(refusal);
  if (refusal.code === 'OverDailyCap') return overDailyCap(refusal);
  return refusal.code === 'NotFound' ? new RefusedError(404) : stale();
};

/** What a command that is refused is answered, in its operator's language. */
export const refusalAnswer = <No extends Refusal>(
  { language }: OperatorCommand,
  target: Pick<CommandTarget<never, never, No, never>, 'refused'>,
  refusal: No | OfEvery,
): CommandResponse => {
  const { state, errors } = refusedBy(target, refusal);
  return { state, body: JSON.stringify(inLanguage({ state, errors }, language)) };
};
