import '../draws.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Facts } from '../../../ui/Facts';
import { Skeleton } from '../../../ui/Skeleton';
import { buildReceiptQuery, type ReceiptAnswer } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { Tick } from './Tick';

/** Receipt of a draw: its seal, and the link to the verification. */
export function Receipt({ historyId }: { historyId: string }) {
  const t = useWords(drawsMessages);
  const { data: receipt } = useQuery(buildReceiptQuery(historyId));
  return (
    <section className="panel receipt" aria-label={t('receipt')}>
      <h2>
        <Tick />
        {t('receipt')}
      </h2>
      <p className="note">{t('receiptText')}</p>
      {receipt ? <ReceiptFacts receipt={receipt} /> : <Skeleton lines={4} />}
      <Link className="button button-quiet" to={link(paths.fairness, { historyId })}>
        {t('verify')}
      </Link>
    </section>
  );
}

function ReceiptFacts({ receipt }: { receipt: ReceiptAnswer }) {
  const t = useWords(drawsMessages);
  const { number } = useFormats();
  // The log counts tickets from 0, members from 1.
  const first = number(receipt.first_slot + 1);
  const last = number(receipt.first_slot + receipt.count);
  return (
    <Facts
      facts={[
        [t('slots'), first === last ? t('slot', { first }) : t('slotRange', { first, last })],
        [t('boxHash'), <code key="hash">{receipt.box_hash}</code>],
        [t('seed'), <code key="seed">{receipt.client_seed}</code>],
      ]}
    />
  );
}
