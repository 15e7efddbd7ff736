import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Pager } from '../../../ui/Pager';
import { Picture } from '../../../ui/Picture';
import { pageOf } from '../../../ui/pager.rules';
import { Skeleton } from '../../../ui/Skeleton';
import { buildPacksToCheckQuery, type ListedPack } from '../fairness.api';
import { fairnessMessages } from '../fairness.messages';

/** Lists all packs with links to their checks. */
export function PackChoice() {
  const t = useWords(fairnessMessages);
  const [query] = useSearchParams();
  const { data } = useQuery(buildPacksToCheckQuery(pageOf(query)));
  return (
    <section>
      <h2>{t('packs')}</h2>
      <p className="note">{t('packsText')}</p>
      {!data && <Skeleton lines={8} />}
      {data?.list.length === 0 && <p className="empty">{t('noPacks')}</p>}
      <ul className="fair-packs">
        {data?.list.map((pack) => (
          <li key={pack.id}>
            <PackLink pack={pack} />
          </li>
        ))}
      </ul>
      {data && <Pager page={data.page} lastPage={data.all_page} />}
    </section>
  );
}

function PackLink({ pack }: { pack: ListedPack }) {
  const t = useWords(fairnessMessages);
  const { number } = useFormats();
  const left = { left: number(pack.pack_count), total: number(pack.total_pack_count) };
  const sale = pack.pack_count === 0 ? t('soldOut') : t('left', left);
  return (
    <Link to={link(paths.fairness, { packId: pack.id })}>
      <span className="fair-thumb">
        {pack.image[0] && <Picture src={pack.image[0]} alt="" width={960} height={600} sizes="6rem" />}
      </span>
      <span>
        <strong>{pack.name}</strong>
        <small>{pack.is_before === '1' ? t('notYet') : sale}</small>
      </span>
    </Link>
  );
}
