import './checkout.css';
import './courses.css';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { keepDestination, parseDestination, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { checkoutMessages } from './checkout.messages';
import { BirthdayForm } from './components/BirthdayForm';
import { CheckoutForm } from './components/CheckoutForm';
import { getStoredQuery, storeQuery } from './destination';
import { buildCourseQuery, ownLimits, payConfig, payStyle } from './payments.api';
import { findSession, SESSION_FIELDS, type WalletSession } from './wallets.rules';

/**
 * Last page before an order. A wallet returns the member without their choices. A cancelled wallet checkout lacks the
 * course as well. Both are restored from the tab.
 */
export default function ConfirmBuyPointPage() {
  const [query] = useSearchParams();
  const session = findSession(query);
  const isBack = SESSION_FIELDS.some((field) => query.has(field)) || !query.has('pointPriceId');
  const currentQuery = isBack && getStoredQuery().has('pointPriceId') ? getStoredQuery() : query;
  const courseId = currentQuery.get('pointPriceId');
  useEffect(() => storeQuery(currentQuery), [currentQuery]);
  if (!courseId) return <Navigate to={keepDestination(paths.buyPoint, parseDestination(currentQuery))} replace />;
  return <Checkout courseId={courseId} query={currentQuery} session={session} />;
}

interface Props {
  readonly courseId: string;
  readonly query: URLSearchParams;
  readonly session: WalletSession | null;
}

function Checkout({ courseId, query, session }: Props) {
  const t = useWords(checkoutMessages);
  const [{ data: course }, { data: methods }, { data: config }, { data: limits }] = useSuspenseQueries({
    queries: [buildCourseQuery(courseId), payStyle, payConfig, ownLimits],
  });
  const destination = parseDestination(query);
  if (!course)
    return (
      <Page title={t('title')} narrow>
        <p className="alert" role="alert">
          {t('courseGone')}
        </p>
        <Link className="button" to={keepDestination(paths.buyPoint, destination)}>
          {t('toCourses')}
        </Link>
      </Page>
    );
  if (limits.birthday_needed === '1')
    return (
      <Page title={t('title')} narrow>
        <BirthdayForm />
      </Page>
    );
  return (
    <Page title={t('title')}>
      {methods.length === 0 ? (
        <p className="alert">{t('noMethods')}</p>
      ) : (
        <CheckoutForm course={course} methods={methods} config={config} destination={destination} session={session} />
      )}
    </Page>
  );
}
