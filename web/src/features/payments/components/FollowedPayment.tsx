import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { currentUser } from '../../../api/session';
import { getNowMs } from '../../../browser/clock';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Page } from '../../../ui/Page';
import { useAmount } from '../../../ui/use-amount';
import { outcomeMessages } from '../outcome.messages';
import { ownPaymentsMessages } from '../own-payments.messages';
import { explanationKeyOf, isOver, newestOf } from '../own-payments.rules';
import { buildPaymentQuery, buildPaymentsQuery, type PaymentDetail } from '../payments.api';
import { slipsMessages } from '../slips.messages';
import { AfterFailure, AfterPayment } from './OutcomeLinks';
import { Sign } from './Sign';
import { NoSlip } from './SlipFrame';

interface Props {
  readonly paymentId: string;
  readonly title: string;
  /** instructions, shown while the payment is open */
  readonly children: ReactNode;
}

/** Payment that is made elsewhere: instructions while it is open, and its outcome once it is over. */
export function FollowedPayment({ paymentId, title, children }: Props) {
  const { data: payment } = useQuery({ ...buildPaymentQuery(paymentId), refetchOnMount: 'always' });
  return payment && isOver(payment) ? <Ended payment={payment} title={title} /> : children;
}

/** Shows the outcome of the newest payment by a method that has no open payment. */
export function NewestPayment({ method, title }: { method: string; title: string }) {
  const { data } = useSuspenseQuery(buildPaymentsQuery(1));
  const newest = newestOf(data.list, method, new Date(getNowMs()));
  if (!newest) return <NoSlip title={title} />;
  return (
    <FollowedPayment paymentId={newest.id} title={title}>
      <NoSlip title={title} />
    </FollowedPayment>
  );
}

function Ended({ payment, title }: { payment: PaymentDetail; title: string }) {
  return payment.state === 'paid' ? <Paid payment={payment} /> : <NotPaid payment={payment} title={title} />;
}

function Paid({ payment: { money, refunded, point, pack_id } }: { payment: PaymentDetail }) {
  const t = useWords(outcomeMessages);
  const slips = useWords(slipsMessages);
  const paymentWords = useWords(ownPaymentsMessages);
  const amount = useAmount();
  const { yen } = useFormats();
  const queryClient = useQueryClient();
  const { data: user } = useQuery(currentUser);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
  }, [queryClient]);
  return (
    <Page title={t('paidTitle')} narrow>
      <div className="panel notice">
        <Sign kind="done" />
        <p role="status">{slips('paid', { paid: yen(money), points: amount(point) })}</p>
        {refunded > 0 && (
          <p className="note">
            {paymentWords('refunded')} {yen(refunded)}
          </p>
        )}
        <p className="outcome-balance">
          {t('now')} <strong className="price">{amount(user?.point ?? 0)}</strong>
        </p>
        <AfterPayment packId={pack_id} points={user?.point ?? 0} />
      </div>
    </Page>
  );
}

function NotPaid({ payment, title }: { payment: PaymentDetail; title: string }) {
  const paymentWords = useWords(ownPaymentsMessages);
  const word = explanationKeyOf(payment);
  return (
    <Page title={title} narrow>
      <div className="panel notice">
        <Sign kind="failed" />
        <p role="status">{word && paymentWords(word)}</p>
        <AfterFailure packId={payment.pack_id} />
      </div>
    </Page>
  );
}
