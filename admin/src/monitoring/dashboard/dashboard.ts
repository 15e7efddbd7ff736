import type { Dashboard, ShownFigures } from '../../../../services/monitoring/dashboard/dashboard.contract.js';

export type { ShownFigures };

/** Operators that serve members see no money. */
export type DashboardData = Pick<Dashboard, 'now'> & Partial<Dashboard>;
