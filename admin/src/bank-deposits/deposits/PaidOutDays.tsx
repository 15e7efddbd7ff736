import { Link, useTranslate } from 'react-admin';
import type { PaidOutDay } from '../../../../services/bank-deposits/wire/deposit.contract.js';
import { useFormats } from '../../ui/useFormats';

/** Lists a provider's days with the amount paid out for each. Each day links to its settlement. */
export const PaidOutDays = ({ days }: { readonly days: readonly PaidOutDay[] }) => {
  const translate = useTranslate();
  const formats = useFormats();
  return days.map(({ settlement, provider, day, yen }) => (
    <Link key={settlement} to={`/settlements/${settlement}/show`} sx={{ display: 'block', whiteSpace: 'nowrap' }}>
      {translate(`resources.payments.providers.${provider}`)} {formats.day(`${day}T12:00:00+09:00`)} {formats.yen(yen)}
    </Link>
  ));
};
