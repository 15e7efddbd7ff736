export const ROLES = ['owner', 'pack-editor', 'shipping', 'support', 'finance', 'auditor'] as const;

/** What somebody is here for; `DUTIES` tells what that lets them do. */
export type Role = (typeof ROLES)[number];

/** Somebody who runs the shop. */
export interface Operator {
  readonly operatorId: string;
  readonly name: string;
  readonly role: Role;
}

/** An operator as facts and answers name them. */
export const operatorActor = (operator: Operator): string => `operator:${operator.operatorId}`;
