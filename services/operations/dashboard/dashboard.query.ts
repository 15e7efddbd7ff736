import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock, DAY_MS, tokyoDate } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { PARKED_MAILS } from '../../platform/mail/parked-mails.js';
import { maintenanceSetting, Settings } from '../../platform/settings.js';
import { lateBefore } from '../../shipments/index.js';
import { type Figures, NO_FIGURES } from './daily-figures.projection.js';

/** How the shop stands now. */
interface Standing {
  /** Members are shut out. */
  readonly maintenance: boolean;
  /** Cards on which nobody has decided. */
  readonly undecided_cards: number;
  readonly parcels_waiting: number;
  /** Of these, those that wait longer than they should. */
  readonly parcels_late: number;
  /** How far the slowest read model is behind, in seconds; null before any has run. */
  readonly lag_seconds: number | null;
  readonly parked_keys: number;
  /** Mails that could not be delivered. */
  readonly parked_mails: number;
}

/** What is counted of a day, and what follows from it. */
interface ShownFigures extends Figures {
  /** Free points spent on draws. */
  readonly sales_free: number;
}

/** What the console opens with. */
export interface Dashboard {
  readonly now: Standing;
  /** Of as many days up to today, the last one not yet over; and of as many days before them. */
  readonly totals: ShownFigures;
  readonly before: ShownFigures;
  /** Oldest first, days without anything too. */
  readonly days: readonly (ShownFigures & { readonly day: string })[];
}

const FIGURES = Object.keys(NO_FIGURES)
  .map((name) => `sum(${name})::bigint as ${name}`)
  .join(', ');
const DAYS = `select day, ${FIGURES} from operations.daily_figures where day >= $1 group by day`;
const STANDING = `select
    (select coalesce(sum(tickets - decided), 0)::bigint from operations.daily_figures) as undecided_cards,
    (select count(*) from shipments.parcels where status = 'requested' and shipment_id = parcel_id) as parcels_waiting,
    (select count(*) from shipments.parcels
      where status = 'requested' and requested_at < $1 and shipment_id = parcel_id) as parcels_late,
    (select round(max(lag_seconds), 1) from store.standings) as lag_seconds,
    (select coalesce(sum(parked_keys), 0)::bigint from store.standings) as parked_keys,
    ${PARKED_MAILS} as parked_mails`;

const added = (days: readonly Figures[]): Figures =>
  days.reduce<Figures>(
    (sum, day) =>
      Object.fromEntries(
        Object.entries(sum).map(([name, n]) => [name, n + day[name as keyof Figures]]),
      ) as unknown as Figures,
    NO_FIGURES,
  );

const shown = <Day extends Figures>(day: Day): Day & ShownFigures => ({
  ...day,
  sales_free: day.points_used - day.sales,
});

/** @param days how many, up to today */
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
  ) {}

  async execute({ days: count }: GetDashboard): Promise<Dashboard> {
    const now = this.clock.now();
    const dayBefore = (n: number) => tokyoDate(new Date(now.getTime() - n * DAY_MS));
    const { rows } = await this.database.pool.query<Figures & { day: string }>(DAYS, [dayBefore(2 * count - 1)]);
    const all = Array.from({ length: 2 * count }, (_, i) => dayBefore(2 * count - 1 - i)).map(
      (day) => rows.find((row) => row.day === day) ?? { day, ...NO_FIGURES },
    );
    const days = all.slice(count);
    return {
      now: await this.standing(now),
      totals: shown(added(days)),
      before: shown(added(all.slice(0, count))),
      days: days.map(shown),
    };
  }

  private async standing(now: Date): Promise<Standing> {
    const { rows } = await this.database.pool.query<Standing>(STANDING, [lateBefore(now)]);
    const [row] = rows;
    const lag_seconds = row!.lag_seconds === null ? null : Number(row!.lag_seconds);
    return { ...row!, lag_seconds, maintenance: this.settings.get(maintenanceSetting) };
  }
}
