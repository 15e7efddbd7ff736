const SHAPES = {
  guide: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5ZM12 6.5v14',
  notifications: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4M12 5V3',
  productHistory: 'm8 6 9-2.5 4 14-9.5 2.6M3 7.5 11.5 6l2.6 13.6L5.5 21.2Z',
  pointHistory: 'M4 5v5h5M4.6 10a8 8 0 1 1-.1 4.5M12 7.5V12l3.2 2',
  payments: 'M3.5 6.5h17v11h-17ZM3.5 10.25h17M6.5 14.25h4',
  coinHistory:
    'M12 3c4.4 0 8 1.6 8 3.5S16.4 10 12 10 4 8.4 4 6.5 7.6 3 12 3ZM4 6.5v5C4 13.4 7.6 15 12 15s8-1.6 8-3.5v-5M4 11.5v5C4 18.4 7.6 20 12 20s8-1.6 8-3.5v-5',
  exchange: 'M4 3.5h8v11H4ZM12 9.5h8v11h-8ZM15 3.5h3.5V7m0 0L16 5m2.5 2L21 5M9 20.5H5.5V17m0 0L3 19m2.5-2L8 19',
  transferPoint: 'M4 8.5h15m0 0-4-4m4 4-4 4M20 16H5m0 0 4-4m-4 4 4 4',
  userMenu: 'M12 12a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4 20.5c.8-4 4-6 8-6s7.2 2 8 6',
  changeMember:
    'M4 4.5h16v15H4ZM8.5 11.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM6 16c.3-1.5 1.3-2.25 2.5-2.25S10.7 14.5 11 16M14 9h3.5M14 13h3.5',
  changePassword: 'M6 10.5h12v9.5H6ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14v2.5',
  limits: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9v6M14.5 9v6',
  exportData: 'M12 4v11m0 0-4.5-4.5M12 15l4.5-4.5M4.5 15.5v4h15v-4',
  leave: 'M10 4.5H5v15h5M14.5 8l4 4-4 4M18.5 12H9.5',
  sessions: 'M3.5 5.5h12v9h-12ZM7 18h6M9.5 14.5V18M17.5 9.5h3.5v9h-3.5Z',
  referralPage: 'M4 10.5h16v10H4ZM3 7h18v3.5H3ZM12 7v13.5M12 7c-2-4.5-7-4-5.25 0M12 7c2-4.5 7-4 5.25 0',
  seen: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  unseen:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 20 20 4',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
} as const;

export type IconName = keyof typeof SHAPES;

/** Decorative icon beside text of the same meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
