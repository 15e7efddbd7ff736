import type { Dashboard, ShownFigures } from '../../../../services/monitoring/dashboard/dashboard.contract.js';

export type { ShownFigures };

/** Who serves members sees no money. */
export type DashboardAnswer = Pick<Dashboard, 'now'> & Partial<Dashboard>;
