import { useRecordContext, useTranslate } from 'react-admin';
import { EventTimeline } from '../../timeline/EventTimeline';
import { useFormats } from '../../ui/useFormats';
import type { DrawDetail } from './draw';

/** Renders the history of a draw: the draw itself and the decisions about its cards. */
export const DrawTimeline = () => {
  const draw = useRecordContext<DrawDetail>();
  const translate = useTranslate();
  const { points } = useFormats();
  const events = draw?.events?.map(({ id, at, type, by, ...counts }) => ({
    id,
    at,
    text: translate(`draws.events.${type}`, { ...counts, points: points(counts.points), _: type }),
    by: translate(`draws.decided_by.${by}`),
  }));
  return <EventTimeline events={events ?? []} />;
};
