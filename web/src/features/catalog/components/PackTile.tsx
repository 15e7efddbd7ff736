import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { type CountChoice, isConvertible, listCountChoices } from '../catalog.rules';
import { useUndrawableReason } from '../use-undrawable-reason';
import { BuyLabel } from './BuyLabel';
import { Heart } from './Heart';
import { OpensIn } from './OpensIn';
import { PackPicture } from './PackPicture';
import { Price } from './Price';
import { Stock } from './Stock';
import { Tags } from './Tags';

/** Handles the press on a buy button. */
export type OnBuy = (pack: Pack, count: `${CountChoice}`) => void;

export interface TileProps {
  readonly pack: Pack;
  /** Address that a press outside the buy buttons opens. */
  readonly to: string;
  /** The tile has no buy buttons without it. */
  readonly onBuy?: OnBuy;
  readonly isStill: boolean;
  /** True for the first tiles of the page, whose pictures load first. */
  readonly eager: boolean;
}

/** Tile of a pack in a list. */
export function PackTile({ pack, to, onBuy, isStill, eager }: TileProps) {
  const t = useWords(catalogMessages);
  const { number } = useFormats();
  const limit = pack.can_limit > 0 ? [t('limitPerMember', { count: number(pack.can_limit) })] : [];
  const rules = [...pack.conditions, ...limit];
  const id = useId();
  return (
    <li className="pack-tile">
      <PackPicture pack={pack} isStill={isStill} eager={eager} />
      {rules.length > 0 && (
        <ul className="pack-limits">
          {rules.map((rule) => (
            <li key={rule} className="badge">
              {rule}
            </li>
          ))}
        </ul>
      )}
      <Heart pack={pack} />
      <div className="pack-tile-words">
        <Tags tags={pack.tags} />
        <h2 id={`${id}-name`}>{pack.name}</h2>
        <div className="pack-tile-line">
          <Price pack={pack} />
          <Link to={to} id={id} className="covers-tile" aria-labelledby={`${id} ${id}-name`}>
            {t('detail')}
          </Link>
        </div>
        <TopPrizes pack={pack} />
        <Stock pack={pack} />
        <TileSale pack={pack} onBuy={onBuy} />
      </div>
    </li>
  );
}

/** Best prizes left in the box. */
function TopPrizes({ pack }: Pick<TileProps, 'pack'>) {
  const t = useWords(catalogMessages);
  const amount = useAmount();
  return (
    <ul className="top-prizes">
      {pack.top_prizes.map((prize) => (
        <li key={prize.id}>
          <span>{prize.name}</span>
          {isConvertible(prize, pack.payment_method) ? amount(prize.buy_point) : t('onlyShipped')}
        </li>
      ))}
    </ul>
  );
}

function TileSale({ pack, onBuy }: Pick<TileProps, 'pack' | 'onBuy'>) {
  const t = useWords(catalogMessages);
  const whyNot = useUndrawableReason(pack);
  if (whyNot === 'comingSoon') return <OpensIn pack={pack} />;
  if (whyNot) return <p className="buy-none">{t(whyNot)}</p>;
  if (!onBuy) return null;
  return (
    <fieldset className="buy-buttons" aria-label={`${pack.name}: ${t('draw')}`}>
      {listCountChoices(pack).map((choice) => (
        <button key={choice} type="button" className="button" onClick={() => onBuy(pack, `${choice}`)}>
          <BuyLabel pack={pack} choice={choice} />
        </button>
      ))}
    </fieldset>
  );
}
