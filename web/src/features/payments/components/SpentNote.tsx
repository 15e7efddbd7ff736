import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { limitsMessages } from '../limits.messages';
import { leftOf } from '../limits.rules';
import { ownLimits } from '../payments.api';

/** This month's payments, on the page of the courses. */
export function SpentNote() {
  const t = useWords(limitsMessages);
  const { yen, time } = useFormats();
  const { data: limits } = useQuery(ownLimits);
  if (!limits) return null;
  const left = leftOf(limits);
  return (
    <div className="spent-note">
      {limits.paused_until && <p className="alert">{t('paused', { until: time(limits.paused_until) })}</p>}
      <p className="note">
        {t('spentNote', { spent: yen(limits.paid_this_month) })}
        {limits.open_this_month > 0 && t('openNote', { open: yen(limits.open_this_month) })}
        {left !== null && t('leftNote', { left: yen(left) })} <Link to={paths.limits}>{t('change')}</Link>
      </p>
    </div>
  );
}
