import { useRecordContext, useTranslate } from 'react-admin';
import { EventTimeline } from '../../timeline/EventTimeline';
import type { PackRecord } from './pack';

/** Renders the operators' changes of the pack, and the scheduled changes by the shop. */
export const PackTimeline = () => {
  const pack = useRecordContext<PackRecord>();
  const translate = useTranslate();
  const events = (pack?.by_clock ?? []).map(({ id, at, type }) => ({
    id,
    at,
    text: translate(`packs.by_clock.${type}`),
  }));
  return <EventTimeline events={events} />;
};
