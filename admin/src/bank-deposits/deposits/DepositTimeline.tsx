import { useRecordContext, useTranslate } from 'react-admin';
import { EventTimeline } from '../../timeline/EventTimeline';
import { useFormats } from '../../ui/useFormats';
import type { DepositHappening, DepositResource } from './deposit';

/** Renders the history of a deposit, newest first. */
export const DepositTimeline = () => {
  const deposit = useRecordContext<DepositResource>();
  const translate = useTranslate();
  const formats = useFormats();
  const yenOf = (value: unknown): string => (typeof value === 'number' ? formats.yen(value) : '');
  const textOf = ({ type, details }: DepositHappening): string =>
    translate(`deposits.events.${type}`, {
      yen: yenOf(details.yen),
      because: translate(`resources.deposits.because.${details.because}`, { _: '' }),
      by: translate(`resources.deposits.matched_by.${details.by}`, { _: '' }),
      _: type,
    });
  const events = deposit?.history?.toReversed().map((happening) => ({
    id: happening.id,
    at: happening.at,
    text: textOf(happening),
    by: happening.operator ?? translate('deposits.by_file'),
  }));
  return <EventTimeline events={events ?? []} />;
};
