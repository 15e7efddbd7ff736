import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PayEasyDetail } from '../../../../services/payments/slips/slips.contract.js';
import { useWords } from '../../i18n/i18n';
import { CopyLine } from './components/CopyLine';
import { Due } from './components/Due';
import { FollowedPayment, NewestPayment } from './components/FollowedPayment';
import { SlipFrame, SlipToCome, Steps } from './components/SlipFrame';
import { buildPayEasyQuery } from './payments.api';
import { slipsMessages } from './slips.messages';
import { stepsMessages } from './steps.messages';

const PAY_EASY = '7';

/** Shows the three numbers of an open Pay-easy payment, and its outcome once it is over. */
export default function PaygeTransferInformationPage() {
  const t = useWords(slipsMessages);
  const named = useSearchParams()[0].get('paymentId') ?? '';
  const { data: response, refetch } = useSuspenseQuery(buildPayEasyQuery(named));
  const [first] = useState(response && 'detail' in response ? response.detail : null);
  // After the payment none is open; the page continues with the payment that it has shown.
  const shown = response && 'detail' in response ? response.detail : first;
  const paymentId = named || shown?.payment_id;
  if (response && !('detail' in response)) {
    const message = Object.values(response.errors ?? {})[0]?.[0] ?? '';
    return <SlipToCome title={t('payEasyTitle')} message={message} onRetry={() => void refetch()} />;
  }
  if (!paymentId) return <NewestPayment method={PAY_EASY} title={t('payEasyTitle')} />;
  return (
    <FollowedPayment paymentId={paymentId} title={t('payEasyTitle')}>
      {shown && <Numbers numbers={shown} />}
    </FollowedPayment>
  );
}

function Numbers({ numbers }: { numbers: PayEasyDetail }) {
  const t = useWords(slipsMessages);
  const steps = useWords(stepsMessages);
  const { institution, customer, confirmation, price, due } = numbers;
  return (
    <SlipFrame title={t('payEasyTitle')}>
      <p>{t('lead')}</p>
      <section className="panel slip">
        <CopyLine name={t('institution')} value={institution} isNumber />
        <CopyLine name={t('customer')} value={customer} isNumber />
        <CopyLine name={t('confirmation')} value={confirmation} isNumber />
        <Due due={due} price={price} />
      </section>
      <Steps text={steps('payEasy')} />
    </SlipFrame>
  );
}
