import '../catalog.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { link, paths } from '../../../app/paths';
import { useWords } from '../../../i18n/i18n';
import { Pager } from '../../../ui/Pager';
import { Skeleton } from '../../../ui/Skeleton';
import { type Pack, packsOfType } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { ALL_TYPES } from '../catalog.rules';
import { PackTile, type TileProps } from './PackTile';

const detailOf = (pack: Pack) => link(paths.packDetail, { packId: pack.id });
/** As many as a phone shows at first. */
const EAGER_TILES = 2;

interface Props extends Partial<Pick<TileProps, 'onBuy' | 'isStill'>> {
  readonly type: string;
  readonly page: number;
  /** Where a press on a tile leads. */
  readonly to?: (pack: Pack) => string;
}

/** One page of the packs of a card type. */
export function PackTiles({ type, page, to = detailOf, onBuy, isStill = true }: Props) {
  const { data } = useSuspenseQuery(packsOfType(type, page));
  if (data.list.length === 0) return <NoPacks type={type} />;
  return (
    <>
      <ul className="pack-tiles">
        {data.list.map((pack, index) => (
          <PackTile
            key={pack.id}
            pack={pack}
            to={to(pack)}
            onBuy={onBuy}
            isStill={isStill}
            eager={index < EAGER_TILES}
          />
        ))}
      </ul>
      <Pager page={data.page} lastPage={data.all_page} />
    </>
  );
}

function NoPacks({ type }: { type: string }) {
  const t = useWords(catalogMessages);
  return (
    <div className="empty">
      <img src="/images/empty.svg" alt="" width={320} height={220} />
      <p>{t('noPacks')}</p>
      {type !== ALL_TYPES && (
        <>
          <p>{t('noPacksHint')}</p>
          <Link to={paths.top} className="button button-quiet">
            {t('allPacks')}
          </Link>
        </>
      )}
    </div>
  );
}

/** Stands for the tiles while they are on their way. */
export function PackTilesSkeleton() {
  return (
    <div className="pack-tiles" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((tile) => (
        <div key={tile} className="pack-tile">
          <Skeleton ratio="16 / 10" />
          <div className="pack-tile-words">
            <Skeleton lines={3} height="1.5rem" />
            <Skeleton height="3.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
