import { useLocale, useTranslate } from 'react-admin';
import type { ExplainedLine } from '../../../services/ledger/balance-explained/balance-explained.contract.js';
import { toAccountName } from '../../../services/ledger/wire/ledger-names.shared.js';
import type { Unit } from '../../../services/ledger/wire/turnover.contract.js';
import { useFormats } from '../ui/useFormats';

export type { Unit };

/** The author of an entry. */
type Doer = Pick<ExplainedLine, 'actor' | 'operator'>;

/** Returns functions that name the ledger's accounts, documents and authors. */
export const useNames = () => {
  const translate = useTranslate();
  const isEnglish = useLocale() === 'en';
  const { signedPoints, points, coins, number } = useFormats();
  return {
    account: (account: string) => toAccountName(account, isEnglish ? 'en' : 'ja'),
    kind: (kind: string) => translate(`ledger.kinds.${kind}`, { _: kind }),
    lot: (kind: string) => translate(`ledger.lots.${kind}`, { _: kind }),
    unit: (unit: string) => translate(`ledger.units.${unit}`, { _: unit }),
    /** Returns an operator's name; for others, the name of their kind. */
    doer: ({ actor, operator }: Doer) =>
      operator?.name ?? translate(`ledger.actors.${actor.split(':')[0]}`, { _: actor }),
    amount: (unit: Unit) => (unit === 'coins' ? coins : points),
    signedAmount: (unit: Unit) => (unit === 'coins' ? (n: number) => `${n > 0 ? '+' : ''}${coins(n)}` : signedPoints),
    /** Chooses between a Japanese name and its English version, which may be empty. */
    localize: (name: string, english: string) => (isEnglish && english) || name,
    number,
  };
};
