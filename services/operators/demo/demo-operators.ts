import type { NewOperator } from '../rows/accounts.rows.js';

const password = 'operator1234';

/** The demo shop's operators, one for each role. */
export const DEMO_OPERATORS: readonly NewOperator[] = [
  { mail: 'owner@example.com', password, name: 'Owner', role: 'owner' },
  { mail: 'pack-editor@example.com', password, name: 'Editor', role: 'pack-editor' },
  { mail: 'shipping@example.com', password, name: 'Shipping', role: 'shipping' },
  { mail: 'finance@example.com', password, name: 'Finance', role: 'finance' },
  { mail: 'support@example.com', password, name: 'Support', role: 'support' },
  { mail: 'auditor@example.com', password, name: 'Auditor', role: 'auditor' },
];
