import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Picture } from '../../../ui/Picture';
import { useAmount } from '../../../ui/use-amount';
import { deadlineOf } from '../choice.rules';
import { type PackHistoryRow, packPictures } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { StateBadge } from './StateBadge';

/** Row of a purchase. It links to the detail, or to the choice while a card is undecided. */
export function HistoryRow({ row }: { row: PackHistoryRow }) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number, time } = useFormats();
  const { data: pictures } = useQuery(packPictures);
  const picture = pictures?.get(String(row.pack_id));
  const isDecided = row.status === '1';
  return (
    <li className="row purchase">
      <span className="purchase-picture">{picture && <Picture src={picture} alt="" width={960} height={600} />}</span>
      <div className="purchase-words">
        <h2>{row.pack_name}</h2>
        <p className="purchase-line">
          <StateBadge state={row.send_state} />
          <time dateTime={row.created}>{time(row.created)}</time>
          <small>
            {t('many', { count: number(row.count) })}
            {row.pack_id && ` · ${amount(row.point, row.payment_method)}`}
          </small>
        </p>
        {!isDecided && <p className="purchase-due">{t('dueBy', { time: time(deadlineOf(row.created)) })}</p>}
        {row.reduction_point > 0 && <p className="note">{t('returned', { points: amount(row.reduction_point) })}</p>}
        {row.delivery_code && (
          <p className="note">
            {t('deliveryCode')} <code>{row.delivery_code}</code>
          </p>
        )}
        <Link
          className="purchase-link"
          to={link(isDecided ? paths.buyProductHistoryDetail : paths.getCardList, { packHistoryId: row.id })}
        >
          {t(isDecided ? 'openDetail' : 'openChoice')}
        </Link>
      </div>
    </li>
  );
}
