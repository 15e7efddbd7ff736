export const ROLES = ['owner', 'support', 'finance'] as const;

/** `owner` may do everything; `support` serves members; `finance` reads everything about money and changes nothing. */
export type Role = (typeof ROLES)[number];

/** Somebody who runs the shop. */
export interface Operator {
  readonly operatorId: string;
  readonly name: string;
  readonly role: Role;
}

/** The roles that need to know where members live and how they are reached; the others get it masked. */
export const seesPersons = ({ role }: Pick<Operator, 'role'>): boolean => role !== 'finance';

/** An operator as facts and answers name them. */
export const operatorActor = (operator: Operator): string => `operator:${operator.operatorId}`;
