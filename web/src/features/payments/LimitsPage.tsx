import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { LimitsForm } from './components/LimitsForm';
import { limitsMessages } from './limits.messages';
import { hasOtherCountedAmounts, leftOf } from './limits.rules';
import { ownLimits } from './payments.api';

/** Page of the member's limits and of this month's payments. */
export default function LimitsPage() {
  const t = useWords(limitsMessages);
  const { yen, time } = useFormats();
  const { data: limits } = useSuspenseQuery(ownLimits);
  const limitOf = (amount: number): string => (amount === 0 ? t('noLimit') : yen(amount));
  const left = leftOf(limits);
  const { next_monthly_yen: next, next_from: from } = limits;
  return (
    <Page title={t('title')} narrow>
      <p>{t('lead')}</p>
      {limits.paused_until && <p className="alert">{t('paused', { until: time(limits.paused_until) })}</p>}
      <section>
        <Facts
          facts={[
            [t('spent'), yen(limits.paid_this_month)],
            [t('open'), yen(limits.open_this_month)],
            ...(hasOtherCountedAmounts(limits) ? [[t('counted'), yen(limits.spent_this_month)] as const] : []),
            [t('limit'), limitOf(limits.monthly_yen)],
            ...(limits.age_monthly_yen === 0 ? [] : [[t('ageLimit'), yen(limits.age_monthly_yen)] as const]),
            ...(left === null ? [] : [[t('left'), yen(left)] as const]),
          ]}
        />
        {hasOtherCountedAmounts(limits) && <p className="note">{t('countedNote')}</p>}
        {next !== null && from !== null && (
          <p className="note">{t('next', { from: time(from), limit: limitOf(next) })}</p>
        )}
      </section>
      <LimitsForm limits={limits} />
      <Link className="button button-quiet" to={paths.userMenu}>
        {t('toMenu')}
      </Link>
    </Page>
  );
}
