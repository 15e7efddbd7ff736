import { useRecordContext, useTranslate } from 'react-admin';
import { EventTimeline } from '../../timeline/EventTimeline';
import type { PaymentResource } from './payment';
import { usePaymentWords } from './usePaymentWords';

/** Renders the history of a payment: actions of the member, the provider, the scheduler and operators. */
export const PaymentTimeline = () => {
  const payment = useRecordContext<PaymentResource>();
  const translate = useTranslate();
  const words = usePaymentWords();
  // Events of the same time are reversed, so that the later one is on top.
  const events = payment?.history?.toReversed().map((happening) => ({
    id: happening.id,
    at: happening.at,
    text: words.happening(happening),
    by: happening.operator ?? translate(`payments.by.${happening.by}`),
  }));
  return <EventTimeline events={events ?? []} />;
};
