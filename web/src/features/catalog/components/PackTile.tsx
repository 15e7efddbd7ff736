import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { Countdown } from '../../../ui/Countdown';
import { useAmount } from '../../../ui/use-amount';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { PackImage } from './PackImage';
import { Stock } from './Stock';

/** A pack in a list; the whole tile leads to `to`. */
export function PackTile({ pack, to }: { pack: Pack; to: string }) {
  const t = useWords(catalogMessages);
  const amount = useAmount();
  return (
    <li className="pack-tile">
      <PackImage images={pack.image} alt="" />
      {pack.pack_count === 0 && <p className="sold-out">{t('soldOut')}</p>}
      <div className="pack-tile-words">
        <h2>
          <Link to={to} className="covers-tile">
            {pack.name}
          </Link>
        </h2>
        <p className="price">
          {amount(pack.point, pack.payment_method)} <small>/ {t('perDraw')}</small>
        </p>
        {pack.is_before === '1' ? (
          <p>
            {t('opensIn')} <Countdown until={pack.start_date} />
          </p>
        ) : (
          <Stock pack={pack} />
        )}
        <span className="button button-quiet" aria-hidden="true">
          {t('detail')}
        </span>
      </div>
    </li>
  );
}
