import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { useAmount } from '../../../ui/use-amount';
import { ownPaymentsMessages } from '../own-payments.messages';
import type { ListedPayment } from '../payments.api';
import { Mark } from './Mark';
import { OpenLink } from './OpenLink';
import { StateMark } from './StateMark';
import { TroubleMark } from './TroubleMark';

/** Row of a payment, with a link that continues it or shows its receipt. */
export function PaymentRow({ payment }: { payment: ListedPayment }) {
  const t = useWords(ownPaymentsMessages);
  const amount = useAmount();
  const { yen, time } = useFormats();
  const { id, created, pay_id, name, money, point, state, refunded, refunding, due, url } = payment;
  const isWaiting = state === 'open' && url !== '';
  return (
    <li className="row own-payment">
      <Mark method={pay_id} />
      <div className="own-payment-words">
        <h2>
          {yen(money)} <small>{amount(point)}</small>
        </h2>
        <p className="own-payment-line">
          <StateMark payment={payment} />
          <TroubleMark payment={payment} />
          <span>{name}</span>
          <time dateTime={created}>{time(created)}</time>
        </p>
        {refunded > 0 && (
          <p className="note">
            {t('refunded')} {yen(refunded)}
          </p>
        )}
        {refunding > 0 && (
          <p className="note">
            {t('refunding')} {yen(refunding)}
          </p>
        )}
        {isWaiting && <p className="own-payment-due">{t('dueBy', { time: time(due) })}</p>}
        <p className="own-payment-links">
          <OpenLink url={url} className="button" />
          <Link className="button button-quiet" to={link(paths.paymentDetail, { paymentId: id })}>
            {t(state === 'paid' ? 'detail' : 'detailOpen')}
          </Link>
        </p>
      </div>
    </li>
  );
}
