/** What is counted of a day; see `services/operations/dashboard`. */
export interface Figures {
  readonly draws: number;
  readonly tickets: number;
  /** Yen: paid points used on draws. */
  readonly sales: number;
  /** Free points used on draws. */
  readonly sales_free: number;
  readonly points_issued: number;
  readonly points_used: number;
  readonly points_expired: number;
  readonly points_converted: number;
  readonly coins_used: number;
  readonly registrations: number;
}

/** `GET /admin-api/dashboard?days=7`; who serves members sees no money. */
export interface DashboardAnswer {
  readonly now: {
    readonly maintenance: boolean;
    readonly undecided_cards: number;
    readonly parcels_waiting: number;
    readonly parcels_late: number;
    readonly lag_seconds: number | null;
    readonly parked_keys: number;
    readonly parked_mails: number;
  };
  readonly totals?: Figures;
  readonly before?: Figures;
  readonly days?: readonly (Figures & { readonly day: string })[];
}
