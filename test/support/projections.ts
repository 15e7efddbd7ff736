import type { AnyProjection } from '../../services/kernel/projection.js';
import { parts, projections } from '../../services/parts.js';
import type { Reconciliation } from '../../services/platform/projections/reconciliation.js';

/** A read model of the shop, by the name of its checkpoint. */
export const findProjection = (name: string): AnyProjection => {
  const model = projections.find((projection) => projection.name === name);
  if (!model) throw new Error(`the shop has no read model ${name}`);
  return model;
};

/** What a read model of the shop is compared by. */
export const findReconciliation = (name: string): Reconciliation => {
  const reconciliation = parts
    .flatMap((part) => part.reconciliations ?? [])
    .find(({ projection }) => projection.name === name);
  if (!reconciliation) throw new Error(`the shop does not compare ${name}`);
  return reconciliation;
};
