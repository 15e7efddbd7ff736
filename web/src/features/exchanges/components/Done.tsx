import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Picture } from '../../../ui/Picture';
import { useAmount } from '../../../ui/use-amount';
import type { Exchanged } from '../exchanges.api';
import { exchangesMessages } from '../exchanges.messages';

/** Confirms an exchange: the new card, the points returned, and a link to the card. */
export function Done({ exchanged, onAgain }: { exchanged: Exchanged; onAgain: () => void }) {
  const t = useWords(exchangesMessages);
  const amount = useAmount();
  const { offer, response } = exchanged;
  const { change_point } = response.detail;
  return (
    <div className="exchange-done">
      <span className="exchange-done-card">
        <Picture src={offer.image_url} alt="" width={600} height={840} />
      </span>
      <p role="status">{t('doneText', { name: offer.name })}</p>
      {change_point > 0 && <p className="exchange-reached">{t('doneChange', { points: amount(change_point) })}</p>}
      <div className="buttons">
        <Link className="button" to={link(paths.getCardList, { packHistoryId: response.history_id })}>
          {t('toCard')}
        </Link>
        <Link className="button button-quiet" to={paths.buyProductHistory}>
          {t('toHistory')}
        </Link>
        <button type="button" className="button button-quiet" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    </div>
  );
}
