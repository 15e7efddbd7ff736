import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BankDetail } from '../../../../services/payments/slips/slips.contract.js';
import { useWords } from '../../i18n/i18n';
import { Facts } from '../../ui/Facts';
import { CopyLine } from './components/CopyLine';
import { Due } from './components/Due';
import { FollowedPayment, NewestPayment } from './components/FollowedPayment';
import { SlipFrame } from './components/SlipFrame';
import { buildTransferQuery } from './payments.api';
import { slipsMessages } from './slips.messages';

const BANK_TRANSFER = '4';

/** Shows the account and reference of an open transfer, and its outcome once it is over. */
export default function BankTransferInformationPage() {
  const t = useWords(slipsMessages);
  const named = useSearchParams()[0].get('paymentId') ?? '';
  const { data } = useSuspenseQuery(buildTransferQuery(named));
  // After the payment no transfer is open; the page continues with the payment that it has shown.
  const [transfer] = useState(data);
  const paymentId = named || transfer?.payment_id;
  if (!paymentId) return <NewestPayment method={BANK_TRANSFER} title={t('transferTitle')} />;
  return (
    <FollowedPayment paymentId={paymentId} title={t('transferTitle')}>
      {transfer && <Transfer transfer={transfer} />}
    </FollowedPayment>
  );
}

function Transfer({ transfer: { bank, number, holder, name, price, due } }: { transfer: BankDetail }) {
  const t = useWords(slipsMessages);
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
