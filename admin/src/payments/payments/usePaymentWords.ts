import { useTranslate } from 'react-admin';
import { useFormats } from '../../ui/useFormats';
import type { PaymentHappening, PaymentResource } from './payment';

type Details = PaymentHappening['details'];

/** Returns true if the provider withdrew its report: it has the full amount again. */
const isMended = ({ refundedYen, reversedYen }: Details): boolean => refundedYen === 0 && reversedYen === 0;

/** Returns functions that describe the events, codes and amounts of a payment in the operator's language. */
export const usePaymentWords = () => {
  const translate = useTranslate();
  const { yen, points, coins, time, day } = useFormats();

  /** Translates a code of the shop. A provider's code stays as it is, for questions to the provider. */
  const code = (of: string): string =>
    translate(`payments.codes.${of}`, { _: translate('payments.providers_code', { code: of }) });

  const named = (words: string, value: unknown): string =>
    typeof value === 'string' ? translate(`payments.${words}.${value}`, { _: value }) : '';

  const valuesOf = ({ yen: amount, due, since, code: reportedCode, ...details }: Details) => ({
    yen: typeof amount === 'number' ? yen(amount) : '',
    fee: typeof details.fee === 'number' ? yen(details.fee) : '',
    day: typeof details.day === 'string' ? day(`${details.day}T12:00:00+09:00`) : '',
    due: typeof due === 'string' ? time(due) : '',
    since: typeof since === 'string' ? time(since) : '',
    code: typeof reportedCode === 'string' ? code(reportedCode) : '',
    ref: typeof details.providerRef === 'string' ? details.providerRef : '',
    case: typeof details.caseId === 'string' ? details.caseId : '',
    via: named('vias', details.via),
    to: named('places', details.to),
    call: named('calls', details.kind),
    by: named('by', details.by),
    reason: typeof details.reason === 'string' ? details.reason : '',
    refunded: typeof details.refundedYen === 'number' ? yen(details.refundedYen) : translate('payments.unknown_yen'),
    reversed: typeof details.reversedYen === 'number' ? yen(details.reversedYen) : '',
    alarm: typeof details.alarm === 'string' ? translate(`resources.payments.alarms.${details.alarm}`) : '',
  });

  /** Returns the message key of an event. Some types have two messages. */
  const keyOf = (type: string, { outcome, creditedTo, stage, ...details }: Details): string => {
    if (type === 'ProviderAnswered' && outcome === 'refused') return 'payments.events.ProviderRefused';
    if (type === 'PaymentConfirmed' && creditedTo === 'suspense') return 'payments.events.PaymentSuspended';
    if (type === 'DisputeNoticed' && outcome === 'won') return 'payments.events.DisputeWon';
    if (type === 'DisputeNoticed' && outcome === 'lost') return 'payments.events.DisputeLost';
    if (type === 'DisputeNoticed' && stage === 'resolved') return 'payments.events.DisputeDecided';
    if (type === 'ReturnNoticed' && isMended(details)) return 'payments.events.ReturnMended';
    return `payments.events.${type}`;
  };

  return {
    code,
    happening: ({ type, details }: PaymentHappening): string =>
      translate(keyOf(type, details), { ...valuesOf(details), _: type }),
    /** Describes the points and coins that the member buys. */
    purchased: ({ points: paid, bonus_points, bonus_coins }: PaymentResource): string =>
      [
        points(paid),
        ...(bonus_points > 0 ? [translate('payments.bonus', { points: points(bonus_points) })] : []),
        ...(bonus_coins > 0 ? [coins(bonus_coins)] : []),
      ].join(' + '),
  };
};
