import { useSuspenseQuery } from '@tanstack/react-query';
import { useWords } from '../../i18n/i18n';
import { Facts } from '../../ui/Facts';
import { CopyLine } from './components/CopyLine';
import { Due } from './components/Due';
import { NoSlip, SlipFrame } from './components/SlipFrame';
import { openTransfer } from './payments.api';
import { slipsMessages } from './slips.messages';

/** Where the open transfer goes, and what is written into it. */
export default function BankTransferInformationPage() {
  const t = useWords(slipsMessages);
  const { data: transfer } = useSuspenseQuery(openTransfer);
  if (!transfer) return <NoSlip title={t('transferTitle')} />;
  const { bank, number, holder, name, price, due } = transfer;
  return (
    <SlipFrame title={t('transferTitle')}>
      <p>{t('transferLead')}</p>
      <section className="panel slip">
        <Facts
          facts={[
            [t('bank'), bank],
            [t('holder'), holder],
          ]}
        />
        <CopyLine name={t('account')} value={number} isNumber />
        <CopyLine name={t('sender')} value={name} isNumber />
        <p className="slip-point">{t('senderNote')}</p>
        <Due due={due} price={price} />
      </section>
      <ul className="slip-notes note">
        <li>{t('amountNote')}</li>
        <li>{t('hours')}</li>
      </ul>
    </SlipFrame>
  );
}
