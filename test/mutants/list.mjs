import { adminFaults } from './faults/admin.mjs';
import { drawsFaults } from './faults/draws.mjs';
import { httpFaults } from './faults/http.mjs';
import { membersFaults } from './faults/members.mjs';
import { migrationsFaults } from './faults/migrations.mjs';
import { paymentsFaults } from './faults/payments.mjs';
import { platformFaults } from './faults/platform.mjs';
import { pointsFaults } from './faults/points.mjs';
import { webFaults } from './faults/web.mjs';

/** All planted faults. */
export const mutants = [
  ...pointsFaults,
  ...drawsFaults,
  ...paymentsFaults,
  ...membersFaults,
  ...platformFaults,
  ...httpFaults,
  ...migrationsFaults,
  ...webFaults,
  ...adminFaults,
];
