import type { Dashboard, ShownFigures } from '../../../../services/monitoring/dashboard/dashboard.contract.js';

export type { ShownFigures };

/** The data of the dashboard. Support operators get no amounts of money. */
export type DashboardData = Pick<Dashboard, 'now'> & Partial<Dashboard>;
