import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { leftOf } from '../limits.rules';
import { ownLimits } from '../payments.api';
import { spentMessages } from '../spent.messages';

/** This month's payments and the limits. */
export function SpentThisMonth() {
  const t = useWords(spentMessages);
  const { yen } = useFormats();
  const { data: limits } = useSuspenseQuery(ownLimits);
  const left = leftOf(limits);
  return (
    <section className="panel" aria-labelledby="spent-this-month">
      <h2 id="spent-this-month">{t('title')}</h2>
      <p className="price">{yen(limits.paid_this_month)}</p>
      {limits.open_this_month > 0 && <p className="note">{t('open', { open: yen(limits.open_this_month) })}</p>}
      <p className="note">{left === null ? t('noLimit') : t('left', { left: yen(left) })}</p>
      <Link to={paths.limits}>{t(left === null ? 'setLimit' : 'toLimits')}</Link>
    </section>
  );
}
