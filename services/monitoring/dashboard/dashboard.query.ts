import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { BOXES_THAT_DIFFER } from '../../draws/index.js';
import { Clock, DAY_MS, toTokyoDate } from '../../kernel/time.js';
import { ALARMED_PAYMENTS } from '../../payments/index.js';
import { Database } from '../../platform/database/database.js';
import { PARKED_MAILS } from '../../platform/mail/parked-mails.js';
import { maintenanceSetting, Settings } from '../../platform/settings.js';
import { SmsMessages } from '../../platform/sms/sms-messages.js';
import { conversionFloor } from '../../platform/sms/sms-traffic.js';
import { computeLateBefore } from '../../shipments/index.js';
import { NO_FIGURES } from './daily-figures.projection.js';
import type { Dashboard, Figures, ShownFigures, Standing } from './dashboard.contract.js';

const FIGURES = Object.keys(NO_FIGURES)
  .map((name) => `sum(${name})::bigint as ${name}`)
  .join(', ');
const DAYS = `select day, ${FIGURES} from monitoring.daily_figures where day >= $1 group by day`;
const STANDING = `select
    (select coalesce(sum(undecided), 0)::bigint from ledger.cards_by_pack) as undecided_cards,
    (select count(*) from shipments.parcels where status = 'requested' and shipment_id = parcel_id) as parcels_waiting,
    (select count(*) from shipments.parcels
      where status = 'requested' and requested_at < $1 and shipment_id = parcel_id) as parcels_late,
    (select round(max(lag_seconds), 1) from store.standings) as lag_seconds,
    (select coalesce(sum(parked_keys), 0)::bigint from store.standings) as parked_keys,
    ${PARKED_MAILS} as parked_mails,
    ${ALARMED_PAYMENTS('$2::timestamptz')} as payment_alarms,
    ${BOXES_THAT_DIFFER} as box_differences`;

const sumFigures = (days: readonly Figures[]): Figures =>
  days.reduce<Figures>(
    (sum, day) =>
      Object.fromEntries(
        Object.entries(sum).map(([name, n]) => [name, n + day[name as keyof Figures]]),
      ) as unknown as Figures,
    NO_FIGURES,
  );

const toShownFigures = <Day extends Figures>(day: Day): Day & ShownFigures => ({
  ...day,
  sales_free: day.points_used - day.sales,
});

/** Loads the dashboard. @param days the number of days, up to and including today */
export class GetDashboard extends Query<Dashboard> {
  constructor(readonly days: number) {
    super();
  }
}

@QueryHandler(GetDashboard)
export class GetDashboardHandler implements IQueryHandler<GetDashboard> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly sms: SmsMessages,
  ) {}

  async execute({ days: count }: GetDashboard): Promise<Dashboard> {
    const now = this.clock.now();
    const dayBefore = (n: number) => toTokyoDate(new Date(now.getTime() - n * DAY_MS));
    const { rows } = await this.database.pool.query<Figures & { day: string }>(DAYS, [dayBefore(2 * count - 1)]);
    const all = Array.from({ length: 2 * count }, (_, i) => dayBefore(2 * count - 1 - i)).map(
      (day) => rows.find((row) => row.day === day) ?? { day, ...NO_FIGURES },
    );
    const days = all.slice(count);
    return {
      now: await this.loadStanding(now),
      totals: toShownFigures(sumFigures(days)),
      before: toShownFigures(sumFigures(all.slice(0, count))),
      days: days.map(toShownFigures),
    };
  }

  private async loadStanding(now: Date): Promise<Standing> {
    const { rows } = await this.database.pool.query<Standing>(STANDING, [computeLateBefore(now), now]);
    const [row] = rows;
    const lag_seconds = row!.lag_seconds === null ? null : Number(row!.lag_seconds);
    const { requestedCount, budget, state } = await this.sms.loadStatus(this.settings.get(conversionFloor));
    const sms = { sms_asked: requestedCount, sms_budget: budget, sms_state: state };
    return { ...row!, ...sms, lag_seconds, maintenance: this.settings.get(maintenanceSetting) };
  }
}
