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

/** The choices of the consumers that a record can be meant for. */
export const READER_CHOICES = READERS.map((id) => ({ id, name: `resources.projections.names.${id}` }));

/** Renders the name of the consumer that a record is meant for. A consumer without a name shows its id. */
export const ReaderField = ({ source }: { readonly source: string }) => {
  const reader = String(useRecordContext()?.[source] ?? '');
  const translate = useTranslate();
  return <span>{translate(`resources.projections.names.${reader}`, { _: reader })}</span>;
};
