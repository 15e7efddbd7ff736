import { useTranslate } from 'react-admin';
import type { TimelineEvent } from '../../../../services/members/member-timeline/member-timeline.contract.js';
import type { Happening } from '../../timeline/EventTimeline';
import { useCarrierName } from '../../ui/useCarrierName';
import { type Formats, useFormats } from '../../ui/useFormats';

/** The translations and formats that describe an event. */
interface Words {
  readonly translate: ReturnType<typeof useTranslate>;
  readonly carrierName: ReturnType<typeof useCarrierName>;
  readonly formats: Formats;
}

/** Formats amounts without a sign, because the text says whether they were added or removed. */
const amounts = ({ points, coins, cost, price, payment_method }: Record<string, unknown>, formats: Formats) => ({
  ...(typeof points === 'number' && { points: formats.points(Math.abs(points)) }),
  ...(typeof coins === 'number' && { coins: formats.coins(Math.abs(coins)) }),
  ...(typeof price === 'number' && { price: formats.points(price) }),
  ...(typeof cost === 'number' && { cost: (payment_method === '2' ? formats.coins : formats.points)(cost) }),
});

/** Names the identity check of a command, the kind of a movement of points, and the carrier of a parcel. */
const named = ({ checked, kind, carrier }: Record<string, unknown>, { translate, carrierName }: Words) => ({
  ...(typeof carrier === 'string' && { carrier: carrierName(carrier) }),
  ...(Array.isArray(checked) && {
    checked: checked
      .map((check) => translate(`members.checks.${check}`, { _: check }))
      .join(translate('members.between')),
  }),
  ...(typeof kind === 'string' && { kind: translate(`members.documents.${kind}`, { _: kind }) }),
});

/** Returns the message of an event. Some types have two messages. */
const kindOf = (type: string, { duplicateOf, by, kind }: TimelineEvent['details']): string => {
  if (type === 'MemberBanned' && duplicateOf !== null) return 'DuplicateBanned';
  if (type === 'CoinsSpent' && kind === 'reversal') return 'CoinsTakenBack';
  return type === 'PasswordChanged' && by === 'link' ? 'PasswordReissued' : type;
};

const wordsOf = ({ type, details }: TimelineEvent, words: Words): string => {
  const key = `members.events.${kindOf(type, details)}`;
  const paymentMethod = { payment_method: details.paymentMethod };
  const values = { ...details, ...amounts({ ...details, ...paymentMethod }, words.formats), ...named(details, words) };
  return words.translate(key, { ...values, _: type });
};

/** Describes the member's events in the operator's language. */
export const useHappenings = (events: readonly TimelineEvent[]): readonly Happening[] => {
  const translate = useTranslate();
  const [carrierName, formats] = [useCarrierName(), useFormats()];
  return events.map((event): Happening => {
    const { id, at, by, operator, reason } = event;
    const text = wordsOf(event, { translate, carrierName, formats });
    return { id, at, text, by: operator ?? translate(`members.by.${by}`), ...(reason !== null && { reason }) };
  });
};
