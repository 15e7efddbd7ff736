import '../catalog.css';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadPart } from '../../../api/parts';
import { currentUser } from '../../../api/session';
import { link, paths } from '../../../paths';
import { Pager } from '../../../ui/Pager';
import { Skeleton } from '../../../ui/Skeleton';
import { buildPacksQuery, type Pack } from '../catalog.api';
import { choiceOf } from '../catalog.rules';
import { PackTile, type TileProps } from './PackTile';

/** Loaded only for an empty list. */
const NoPacks = lazy(() => loadPart(() => import('./NoPacks')));

const detailOf = (pack: Pack) => link(paths.packDetail, { packId: pack.id });
/** Number of tiles that a phone shows at first. */
const EAGER_TILES = 2;

interface Props extends Partial<Pick<TileProps, 'onBuy' | 'isStill'>> {
  readonly type: string;
  readonly page: number;
  /** Returns the address that a press on a tile opens. */
  readonly to?: (pack: Pack) => string;
}

/** Shows one page of packs of a card type, with the filters of the address. */
export function PackTiles(props: Props) {
  const [query] = useSearchParams();
  const { data: user } = useQuery(currentUser);
  const choice = choiceOf(query);
  if (choice.includes('favourites=') && user?.is_login !== '1') return <NoPacks type={props.type} />;
  return <Tiles {...props} choice={choice} />;
}

function Tiles({ type, page, choice, to = detailOf, onBuy, isStill = true }: Props & { readonly choice: string }) {
  const { data } = useSuspenseQuery(buildPacksQuery(type, page, choice));
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

/** Placeholder of the tiles while they load. */
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
