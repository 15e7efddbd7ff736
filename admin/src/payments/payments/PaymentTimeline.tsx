import { useRecordContext, useTranslate } from 'react-admin';
import { EventTimeline } from '../../timeline/EventTimeline';
import type { PaymentResource } from './payment';
import { usePaymentWords } from './usePaymentWords';

/** What happened to a payment: the member, the provider, the clock and operators. */
export const PaymentTimeline = () => {
  const payment = useRecordContext<PaymentResource>();
  const translate = useTranslate();
  const words = usePaymentWords();
  // Of what happened at one moment, the later stands above the earlier, as in the whole list.
  const events = payment?.history?.toReversed().map((happening) => ({
    id: happening.id,
    at: happening.at,
    text: words.happening(happening),
    by: happening.operator ?? translate(`payments.by.${happening.by}`),
  }));
  return <EventTimeline events={events ?? []} />;
};
