import type { NewOperator } from '../rows/accounts.rows.js';

const password = 'operator1234';

/** The demo shop's operators, one of each role. */
export const DEMO_OPERATORS: readonly NewOperator[] = [
  { mail: 'owner@example.com', password, name: 'Owner', role: 'owner' },
  { mail: 'finance@example.com', password, name: 'Finance', role: 'finance' },
  { mail: 'support@example.com', password, name: 'Support', role: 'support' },
];
