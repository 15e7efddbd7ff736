import { useIsWriting } from '../../../api/use-write';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Facts } from '../../../ui/Facts';
import { Modal } from '../../../ui/Modal';
import { useAmount } from '../../../ui/use-amount';
import type { ExchangeCard, ExchangeSums } from '../exchanges.api';
import { exchangesMessages } from '../exchanges.messages';

interface Props {
  readonly offer: ExchangeCard;
  /** Sums as computed by the server. */
  readonly sums: ExchangeSums;
  readonly count: number;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks for a confirmation before the cards are exchanged for good. */
export function ConfirmExchange({ offer, sums, count, onClose, onConfirm }: Props) {
  const t = useWords(exchangesMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const isWriting = useIsWriting();
  const exchangedText = t('givenFacts', {
    count: t('many', { count: number(count) }),
    points: amount(sums.total_point),
  });
  return (
    <Modal title={t('confirmTitle')} onClose={onClose}>
      <Facts
        facts={[
          [t('received'), offer.name],
          [t('price'), amount(sums.price_point)],
          [t('given'), exchangedText],
          [
            t('change'),
            <strong key="change" className="price">
              {amount(sums.change_point)}
            </strong>,
          ],
        ]}
      />
      <p className="exchange-final">{t('confirmText')}</p>
      <div className="buttons">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('back')}
        </button>
        <button type="button" className="button" aria-disabled={isWriting} onClick={onConfirm}>
          {t('exchange')}
        </button>
      </div>
    </Modal>
  );
}
