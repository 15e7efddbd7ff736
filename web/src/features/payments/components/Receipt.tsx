import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../../api/session';
import { useFormats } from '../../../i18n/format';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { uiMessages } from '../../../ui/ui.messages';
import { ownPaymentsMessages } from '../own-payments.messages';
import type { PaymentDetail } from '../payments.api';

/** Receipt of a payment without the refunded amount. Only the receipt is printed. */
export function Receipt({ payment }: { payment: PaymentDetail }) {
  const t = useWords(ownPaymentsMessages);
  const ui = useWords(uiMessages);
  const isJapanese = useLanguage() === 'ja';
  const { yen, time } = useFormats();
  const { data: user } = useQuery(currentUser);
  const { last_name = '', first_name = '' } = user ?? {};
  const name = (isJapanese ? `${last_name} ${first_name}` : `${first_name} ${last_name}`).trim();
  return (
    <section className="payment-receipt-place" aria-label={t('receipt')}>
      <div className="payment-receipt">
        <h2>{t('receipt')}</h2>
        {name && <p className="payment-receipt-name">{t('receiptFor', { name })}</p>}
        <p className="payment-receipt-money">{yen(payment.money - payment.refunded)}</p>
        <p>{t('receiptOf')}</p>
        <p>{t('receiptText')}</p>
        {payment.refunded > 0 && (
          <p>{t('receiptNet', { paid: yen(payment.money), refunded: yen(payment.refunded) })}</p>
        )}
        <dl>
          <div>
            <dt>{t('paidAt')}</dt>
            <dd>{time(payment.paid_at ?? payment.created)}</dd>
          </div>
          <div>
            <dt>{t('method')}</dt>
            <dd>{payment.name}</dd>
          </div>
          <div>
            <dt>{t('number')}</dt>
            <dd>{payment.id}</dd>
          </div>
        </dl>
        <p className="payment-receipt-shop">{ui('shop')}</p>
      </div>
      <button type="button" className="button button-quiet" onClick={() => window.print()}>
        {t('print')}
      </button>
    </section>
  );
}
