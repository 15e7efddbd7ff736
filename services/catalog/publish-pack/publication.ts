import type { BoxOffer } from '../../draws/index.js';
import { refuse } from '../../kernel/decision.js';
import type { PackPublicationPlanned, PackTerms } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';
import { type CardCosts, decideAcceptLoss } from './accept-loss.decide.js';
import { decidePlanPublication } from './plan-publication.decide.js';
import { decidePublishPack } from './publish-pack.decide.js';

/** A requested publication. */
interface RequestedPublication {
  /** Null for a publication now. */
  readonly at: Date | null;
  /** True if the operator knows that the pack loses money, if it does. */
  readonly acceptsLoss: boolean;
}

type Publication =
  | {
      readonly events: readonly PackPublicationPlanned[];
      readonly terms: PackTerms;
      /** The offer that goes into the box now; null if the publication is planned. */
      readonly offer: BoxOffer | null;
      readonly refusal?: undefined;
    }
  | { readonly refusal: PackRefusal; readonly events?: undefined };

/** Publishes a draft now, or plans it. A loss must be accepted at the request, because no operator is present later. */
export const decidePublication = (
  pack: PackState,
  { at, acceptsLoss }: RequestedPublication,
  costs: CardCosts,
  now: Date,
): Publication => {
  if (pack.status === 'unknown') return refuse({ code: 'UnknownPack' });
  if (pack.status !== 'draft') return refuse({ code: 'NotADraft' });
  const { terms } = pack;
  const planned = at && decidePlanPublication(pack, at, now);
  if (planned?.refusal) return planned;
  const published = at ? null : decidePublishPack(pack, now);
  if (published?.refusal) return published;
  const loss = decideAcceptLoss(terms, costs, acceptsLoss);
  return loss ? refuse(loss) : { events: planned?.events ?? [], terms, offer: published?.offer ?? null };
};
