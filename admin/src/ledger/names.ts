import { useLocale, useTranslate } from 'react-admin';
import type { ExplainedLine } from '../../../services/ledger/balance-explained/balance-explained.contract.js';
import { accountName } from '../../../services/ledger/wire/ledger-names.shared.js';
import type { Unit } from '../../../services/ledger/wire/turnover.contract.js';
import { useFormats } from '../ui/useFormats';

export type { Unit };

/** Who made an entry. */
type Doer = Pick<ExplainedLine, 'actor' | 'operator'>;

/** Accounts, documents and people as the books call them, in words. */
export const useNames = () => {
  const translate = useTranslate();
  const isEnglish = useLocale() === 'en';
  const { signedPoints, points, coins, number } = useFormats();
  return {
    account: (account: string) => accountName(account, isEnglish ? 'en' : 'ja'),
    kind: (kind: string) => translate(`ledger.kinds.${kind}`, { _: kind }),
    lot: (kind: string) => translate(`ledger.lots.${kind}`, { _: kind }),
    unit: (unit: string) => translate(`ledger.units.${unit}`, { _: unit }),
    /** The operator by name, others by what they are. */
    doer: ({ actor, operator }: Doer) =>
      operator?.name ?? translate(`ledger.actors.${actor.split(':')[0]}`, { _: actor }),
    amount: (unit: Unit) => (unit === 'coins' ? coins : points),
    signedAmount: (unit: Unit) => (unit === 'coins' ? (n: number) => `${n > 0 ? '+' : ''}${coins(n)}` : signedPoints),
    /** A name that was given in Japanese, and perhaps in English. */
    localize: (name: string, english: string) => (isEnglish && english) || name,
    number,
  };
};
