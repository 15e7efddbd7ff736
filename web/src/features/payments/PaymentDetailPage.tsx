import './own-payments.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { useAmount } from '../../ui/use-amount';
import { CancelButton } from './components/CancelButton';
import { OpenLink } from './components/OpenLink';
import { Receipt } from './components/Receipt';
import { StateMark } from './components/StateMark';
import { TroubleMark } from './components/TroubleMark';
import { TroubleText } from './components/TroubleText';
import { ownPaymentsMessages } from './own-payments.messages';
import { explanationKeyOf, hasReceipt, isCancellable } from './own-payments.rules';
import { buildPaymentQuery, type PaymentDetail } from './payments.api';

export default function PaymentDetailPage() {
  const paymentId = useSearchParams()[0].get('paymentId');
  return paymentId ? <Detail paymentId={paymentId} /> : <Navigate to={paths.payments} replace />;
}

/** Shows a payment: its status, possible actions, and its receipt. */
function Detail({ paymentId }: { paymentId: string }) {
  const t = useWords(ownPaymentsMessages);
  const { data: payment } = useSuspenseQuery(buildPaymentQuery(paymentId));
  const word = payment && explanationKeyOf(payment);
  return (
    <Page title={t('detailTitle')} narrow>
      {payment && <TroubleText payment={payment} />}
      {payment ? <PaymentFacts payment={payment} /> : <p role="alert">{t('gone')}</p>}
      {word && <p className="note">{t(word)}</p>}
      {payment && (
        <div className="own-payment-acts">
          <OpenLink url={payment.url} className="button" />
          {isCancellable(payment) && <CancelButton payment={payment} />}
        </div>
      )}
      {payment && hasReceipt(payment) && <Receipt payment={payment} />}
      <Link className="own-payment-back" to={paths.payments}>
        {t('back')}
      </Link>
    </Page>
  );
}

function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const t = useWords(ownPaymentsMessages);
  const amount = useAmount();
  const { time, yen } = useFormats();
  const { state, money, refunded, refunding, point, bonus_point, name, created, due, paid_at, id } = payment;
  return (
    <div className="own-payment-facts">
      <Facts
        facts={[
          [
            t('state'),
            <span key="state" className="own-payment-line">
              <StateMark payment={payment} />
              <TroubleMark payment={payment} />
            </span>,
          ],
          [
            t('money'),
            <strong key="money" className="price">
              {yen(money)}
            </strong>,
          ],
          ...(refunded > 0
            ? [[t('refunded'), yen(refunded)] as const, [t('net'), yen(money - refunded)] as const]
            : []),
          ...(refunding > 0 ? [[t('refunding'), yen(refunding)] as const] : []),
          [t('points'), amount(point)],
          ...(bonus_point > 0 ? [[t('bonus'), amount(bonus_point)] as const] : []),
          [t('method'), name],
          [t('date'), time(created)],
          ...(paid_at ? [[t('paidAt'), time(paid_at)] as const] : []),
          ...(state === 'open' ? [[t('due'), time(due)] as const] : []),
          [t('number'), <code key="number">{id}</code>],
        ]}
      />
    </div>
  );
}
