import { useTranslate } from 'react-admin';
import type { TimelineEvent } from '../../../../services/members/member-timeline/member-timeline.contract.js';
import type { Happening } from '../../timeline/EventTimeline';
import { type Formats, useFormats } from '../../ui/useFormats';

type Words = ReturnType<typeof useTranslate>;

/** Amounts without their sign, since the words say whether they came or went, and carriers by their names. */
const amounts = (
  { points, coins, cost, price, payment_method, carrier }: Record<string, unknown>,
  formats: Formats,
) => ({
  ...(typeof carrier === 'string' && { carrier: formats.carrier(carrier) }),
  ...(typeof points === 'number' && { points: formats.points(Math.abs(points)) }),
  ...(typeof coins === 'number' && { coins: formats.coins(Math.abs(coins)) }),
  ...(typeof price === 'number' && { price: formats.points(price) }),
  ...(typeof cost === 'number' && { cost: (payment_method === '2' ? formats.coins : formats.points)(cost) }),
});

/** What was checked, and what a movement of points came from, in words. */
const named = ({ checked, kind }: Record<string, unknown>, translate: Words) => ({
  ...(Array.isArray(checked) && {
    checked: checked
      .map((check) => translate(`members.checks.${check}`, { _: check }))
      .join(translate('members.between')),
  }),
  ...(typeof kind === 'string' && { kind: translate(`members.documents.${kind}`, { _: kind }) }),
});

/** Of some types there are two kinds, told in words of their own. */
const kindOf = (type: string, { duplicateOf, by, kind }: TimelineEvent['details']): string => {
  if (type === 'MemberBanned' && duplicateOf !== null) return 'DuplicateBanned';
  if (type === 'CoinsSpent' && kind === 'reversal') return 'CoinsTakenBack';
  return type === 'PasswordChanged' && by === 'link' ? 'PasswordReissued' : type;
};

const wordsOf = ({ type, details }: TimelineEvent, translate: Words, formats: Formats): string => {
  const key = `members.events.${kindOf(type, details)}`;
  const paymentMethod = { payment_method: details.paymentMethod };
  const values = { ...details, ...amounts({ ...details, ...paymentMethod }, formats), ...named(details, translate) };
  return translate(key, { ...values, _: type });
};

/** The member's events in words. */
export const useHappenings = (events: readonly TimelineEvent[]): readonly Happening[] => {
  const translate = useTranslate();
  const formats = useFormats();
  return events.map((event): Happening => {
    const { id, at, by, operator, reason } = event;
    const text = wordsOf(event, translate, formats);
    return { id, at, text, by: operator ?? translate(`members.by.${by}`), ...(reason !== null && { reason }) };
  });
};
