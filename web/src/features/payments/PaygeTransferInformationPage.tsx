import { useSuspenseQuery } from '@tanstack/react-query';
import { useWords } from '../../i18n/i18n';
import { CopyLine } from './components/CopyLine';
import { Due } from './components/Due';
import { NoSlip, SlipFrame, SlipToCome, Steps } from './components/SlipFrame';
import { openPayEasy } from './payments.api';
import { slipsMessages } from './slips.messages';
import { stepsMessages } from './steps.messages';

/** The three numbers of the open Pay-easy payment. */
export default function PaygeTransferInformationPage() {
  const t = useWords(slipsMessages);
  const steps = useWords(stepsMessages);
  const { data: answer, refetch } = useSuspenseQuery(openPayEasy);
  if (!answer) return <NoSlip title={t('payEasyTitle')} />;
  if (!('detail' in answer)) {
    const message = Object.values(answer.errors ?? {})[0]?.[0] ?? '';
    return <SlipToCome title={t('payEasyTitle')} message={message} onRetry={() => void refetch()} />;
  }
  const { institution, customer, confirmation, price, due } = answer.detail;
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
