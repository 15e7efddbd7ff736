import type { AnyProjection } from '../../services/kernel/projection.js';
import { parts, projections } from '../../services/parts.js';
import type { Reconciliation } from '../../services/platform/projections/reconciliation.js';

/** Finds a read model of the shop by the name of its checkpoint. @throws Error when there is none */
export const findProjection = (name: string): AnyProjection => {
  const model = projections.find((projection) => projection.name === name);
  if (!model) throw new Error(`there is no read model ${name}`);
  return model;
};

/** Finds the query that recomputes a read model for comparison. @throws Error when there is none */
export const findReconciliation = (name: string): Reconciliation => {
  const reconciliation = parts
    .flatMap((part) => part.reconciliations ?? [])
    .find(({ projection }) => projection.name === name);
  if (!reconciliation) throw new Error(`there is no reconciliation of ${name}`);
  return reconciliation;
};
