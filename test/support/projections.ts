import type { AnyProjection } from '../../services/kernel/projection.js';
import { parts, projections } from '../../services/parts.js';
import type { Reconciliation } from '../../services/platform/projections/reconciliation.js';

/** A read model of the shop, by the name of its checkpoint. */
export const projectionNamed = (name: string): AnyProjection => {
  const found = projections.find((projection) => projection.name === name);
  if (!found) throw new Error(`the shop has no read model ${name}`);
  return found;
};

/** What a read model of the shop is compared by. */
export const reconciliationNamed = (name: string): Reconciliation => {
  const found = parts.flatMap((part) => part.reconciliations ?? []).find(({ projection }) => projection.name === name);
  if (!found) throw new Error(`the shop does not compare ${name}`);
  return found;
};
