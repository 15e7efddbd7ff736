import type { Refusal } from '../../../kernel/decision.js';
import { localizeEnvelope, RefusedError } from '../../http/responses/envelope.js';
import type { CommandResponse } from '../../store/response.js';
import { refuseStaleVersion } from './command-refusals.messages.js';
import type { CommandTarget, Found } from './command-target.js';
import type { OperatorCommand } from './operator-command.js';
import { refuseOverDailyCap, refuseWithoutApproval } from './second-operator-refusals.messages.js';
import type { NeedsApproval, OverDailyCap } from './worth.js';

/** The refusals that every command can have. */
export type OfEvery = Refusal<'NotFound' | 'StaleVersion'> | NeedsApproval | OverDailyCap;

/** Returns true if the operator saw an older version. Objects without a version are never stale. */
export const isStale = ({ version }: OperatorCommand, loaded: Found<unknown>): boolean =>
  version !== null && loaded.version !== null && version !== loaded.version;

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
  if (refusal.code === 'NeedsApproval') return refuseWithoutApproval(refusal);
  if (refusal.code === 'OverDailyCap') return refuseOverDailyCap(refusal);
  return refusal.code === 'NotFound' ? new RefusedError(404) : refuseStaleVersion();
};

/** Builds the response to a refused command in the operator's language. */
export const toRefusalResponse = <No extends Refusal>(
  { language }: OperatorCommand,
  target: Pick<CommandTarget<never, never, No, never>, 'refused'>,
  refusal: No | OfEvery,
): CommandResponse => {
  const { state, errors } = refusedBy(target, refusal);
  return { state, body: JSON.stringify(localizeEnvelope({ state, errors }, language)) };
};
