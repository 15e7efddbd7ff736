import type { Id } from '../../../api/answer';
import { useWords } from '../../../i18n/i18n';
import { receiptAddress } from '../draws.api';
import { drawsMessages } from '../draws.messages';

/** Leads to the receipt of a draw. */
export function Receipt({ historyId }: { historyId: Id }) {
  const t = useWords(drawsMessages);
  return (
    <p>
      <a href={receiptAddress(historyId)} target="_blank" rel="noreferrer">
        {t('receipt')}
      </a>
    </p>
  );
}
