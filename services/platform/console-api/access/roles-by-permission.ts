import { type Operator, ROLES, type Role } from './operator.js';

/**
 * The permissions of the shop, each with the roles that have it. A route requires one permission (`@ForOperators`), and other
 * code checks one with `hasPermission`. No other table says who may do what.
 */
export const ROLES_BY_PERMISSION = {
  /** Covers the own session, the own requests, and the audit entries of resources that the role may use. */
  'own-work': ROLES,
  /** Covers what binds the whole shop: operators, settings, texts, prices of points, and payouts. */
  'run-shop': ['owner'],
  /** Packs, cards, their types, tags, texts and pictures, and the banners. */
  'edit-catalog': ['owner', 'pack-editor'],
  'read-catalog': ['owner', 'pack-editor', 'finance', 'auditor'],
  /** Packs are sold to ranks, so editors of packs read the ranks. */
  'read-ranks': ['owner', 'pack-editor', 'support', 'finance', 'auditor'],
  'upload-pictures': ['owner', 'pack-editor', 'support'],
  /** Packing, carriers, tracking, and the addresses of parcels. */
  'send-parcels': ['owner', 'shipping', 'support'],
  'read-parcels': ['owner', 'shipping', 'support', 'finance', 'auditor'],
  /** Members as persons, and support for them. */
  'serve-members': ['owner', 'support'],
  /** Members, their payments, draws and grants, and the results of integrity checks. */
  'read-members': ['owner', 'support', 'finance', 'auditor'],
  /** Revenue, the ledger, and the progress of its consumers. */
  'read-books': ['owner', 'finance', 'auditor'],
  /** Describes the layout of the bank's files: the columns of the date, the amount and the sender. */
  'describe-bank-files': ['owner', 'finance'],
  /** Starting an integrity check, and approving requests of others. */
  'check-books': ['owner', 'finance'],
  /** The audit trail, the roles of operators, and their limits. */
  audit: ['owner', 'auditor'],
  /** Postal addresses and phone numbers. */
  'see-addresses': ['owner', 'shipping', 'support'],
  /** Names and mail addresses. Without this permission nobody may search by them either. */
  'see-names': ['owner', 'shipping', 'support', 'finance'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof ROLES_BY_PERMISSION;

export const hasPermission = ({ role }: Pick<Operator, 'role'>, permission: Permission): boolean =>
  (ROLES_BY_PERMISSION[permission] as readonly Role[]).includes(role);
