import { useRecordContext, useTranslate } from 'react-admin';

const READERS = [
  'ledger_entries',
  'ledger_sums',
  'card_places',
  'daily_figures',
  'draw_history',
  'point_history',
  'coin_history',
  'canary',
  'notify-member-when-shipped',
  'notify-member-when-returned',
  'notify-member-when-tracking-corrected',
  'notify-member-when-address-changed',
  'settle-referrals-when-member-qualifies',
];

/** What a record can be meant for, to choose from. */
export const READER_CHOICES = READERS.map((id) => ({ id, name: `resources.projections.names.${id}` }));

/** What a record is meant for, by name; one that has none is shown as the shop calls it. */
export const ReaderField = ({ source }: { readonly source: string }) => {
  const reader = String(useRecordContext()?.[source] ?? '');
  const translate = useTranslate();
  return <span>{translate(`resources.projections.names.${reader}`, { _: reader })}</span>;
};
