export const ROLES = ['owner', 'pack-editor', 'shipping', 'support', 'finance', 'auditor'] as const;

/** The role of an operator. `ROLES_BY_PERMISSION` lists its permissions. */
export type Role = (typeof ROLES)[number];

/** A member of the staff. */
export interface Operator {
  readonly operatorId: string;
  readonly name: string;
  readonly role: Role;
}

/** Returns the operator as events and responses name them. */
export const operatorActorOf = (operator: Operator): string => `operator:${operator.operatorId}`;
