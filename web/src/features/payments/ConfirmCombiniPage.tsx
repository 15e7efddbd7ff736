import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Facts } from '../../ui/Facts';
import { CopyLine } from './components/CopyLine';
import { Due } from './components/Due';
import { FollowedPayment } from './components/FollowedPayment';
import { NoSlip, SlipFrame, SlipToCome, Steps } from './components/SlipFrame';
import { buildStoreSlipQuery, payConfig, type StoreSlipDetailAnswer } from './payments.api';
import { slipsMessages } from './slips.messages';
import { numberKeyOf, stepsOf } from './slips.rules';
import { stepsMessages } from './steps.messages';

/** Page with the slip for a convenience store, and the link to the provider's page, if any. */
export default function ConfirmCombiniPage() {
  const number = useSearchParams()[0].get('paymentID');
  return number ? <StoreSlip number={number} /> : <Navigate to={paths.payments} replace />;
}

function StoreSlip({ number }: { number: string }) {
  const t = useWords(slipsMessages);
  const { data: slip, refetch } = useSuspenseQuery(buildStoreSlipQuery(number));
  if (!slip) return <NoSlip title={t('storeTitle')} />;
  if (slip.state !== 200 || !('receipt_number' in slip)) {
    const message = Object.values(slip.errors ?? {})[0]?.[0] ?? '';
    return <SlipToCome title={t('storeTitle')} message={message} onRetry={() => void refetch()} />;
  }
  return (
    <FollowedPayment paymentId={slip.payment_id} title={t('storeTitle')}>
      <Slip slip={slip} />
    </FollowedPayment>
  );
}

function Slip({ slip }: { slip: StoreSlipDetailAnswer }) {
  const t = useWords(slipsMessages);
  const steps = useWords(stepsMessages);
  const { data: config } = useQuery(payConfig);
  const { receipt_number, combini_code, tel, url, due, price } = slip;
  const store = config?.combini?.find(({ code }) => code === combini_code)?.name;
  const asksForTel = combini_code === 'lawson' || combini_code === 'econ';
  return (
    <SlipFrame title={t('storeTitle')}>
      <p>{t('lead')}</p>
      <section className="panel slip">
        <Facts facts={[[t('store'), store]]} />
        <CopyLine name={t(numberKeyOf(combini_code))} value={receipt_number} isNumber />
        {asksForTel && tel && <CopyLine name={t('tel')} value={tel} />}
        <Due due={due} price={price} />
        {!url.startsWith('/') && (
          <a className="button" href={url} target="_blank" rel="noreferrer">
            {t('openSlip')}
          </a>
        )}
      </section>
      <Steps text={steps(stepsOf(combini_code))} />
    </SlipFrame>
  );
}
