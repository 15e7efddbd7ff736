import '../catalog.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { link, paths } from '../../../app/paths';
import { useWords } from '../../../i18n/i18n';
import { Pager } from '../../../ui/Pager';
import { type Pack, packsOfType } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { PackTile } from './PackTile';

const detailOf = (pack: Pack) => link(paths.packDetail, { packId: pack.id });

/** One page of the packs of a card type. */
export function PackTiles({ type, page, to = detailOf }: { type: string; page: number; to?: (pack: Pack) => string }) {
  const t = useWords(catalogMessages);
  const { data } = useSuspenseQuery(packsOfType(type, page));
  if (data.list.length === 0) return <p className="empty">{t('noPacks')}</p>;
  return (
    <>
      <ul className="pack-tiles">
        {data.list.map((pack) => (
          <PackTile key={pack.id} pack={pack} to={to(pack)} />
        ))}
      </ul>
      <Pager page={data.page} lastPage={data.all_page} />
    </>
  );
}
