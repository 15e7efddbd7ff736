import { type Operator, ROLES, type Role } from './operator.js';

/**
 * What there is to do in the shop, and the roles that do it. A route names one duty (`@ForOperators`), and whatever else
 * follows from a role asks for one (`does`): who may what stands here and nowhere else.
 */
export const DUTIES = {
  /** One's own session, what one has asked for, and the acts on what one may use. */
  'own-work': ROLES,
  /** What binds the whole shop: operators, settings, texts, prices of points, money that goes out. */
  'run-shop': ['owner'],
  /** Packs, cards, their types, tags, texts and pictures, and the banners. */
  'edit-catalog': ['owner', 'pack-editor'],
  'read-catalog': ['owner', 'pack-editor', 'finance', 'auditor'],
  /** Packs are sold to ranks, so that who makes them reads these. */
  'read-ranks': ['owner', 'pack-editor', 'support', 'finance', 'auditor'],
  'upload-pictures': ['owner', 'pack-editor', 'support'],
  /** Packing, carriers, tracking, and where parcels go. */
  'send-parcels': ['owner', 'shipping', 'support'],
  'read-parcels': ['owner', 'shipping', 'support', 'finance', 'auditor'],
  /** Members as persons, and what is done for them. */
  'serve-members': ['owner', 'support'],
  /** Members, what they paid, drew and were given, and whether the books of it are right. */
  'read-members': ['owner', 'support', 'finance', 'auditor'],
  /** What the shop earns, the ledger, and how its readers stand. */
  'read-books': ['owner', 'finance', 'auditor'],
  /** Describes the layout of the bank's files: the columns of the date, the amount and the sender. */
  'describe-bank-files': ['owner', 'finance'],
  /** Having the books looked over, and saying yes to what others ask for. */
  'check-books': ['owner', 'finance'],
  /** What everybody did, who may, and within which limits. */
  audit: ['owner', 'auditor'],
  /** Where people live, and by which number they are reached. */
  'see-addresses': ['owner', 'shipping', 'support'],
  /** Who people are: name and mail address. Who may not look for anybody by these, either. */
  'see-names': ['owner', 'shipping', 'support', 'finance'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Duty = keyof typeof DUTIES;

export const does = ({ role }: Pick<Operator, 'role'>, duty: Duty): boolean =>
  (DUTIES[duty] as readonly Role[]).includes(role);
