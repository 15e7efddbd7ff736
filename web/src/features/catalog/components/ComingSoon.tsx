import '../catalog.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useWords } from '../../../i18n/i18n';
import { buildPacksQuery } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { COMING_SOON } from '../catalog.rules';
import { findingMessages } from '../finding.messages';
import { PackTiles } from './PackTiles';

/** Text about announced packs, above the list of those that already have a sale date. */
export default function ComingSoon({ page }: { page: number }) {
  const t = useWords(catalogMessages);
  const finding = useWords(findingMessages);
  const { data } = useSuspenseQuery(buildPacksQuery(COMING_SOON, page));
  return (
    <>
      <section className="coming-soon">
        <h2>{t('comingSoon')}</h2>
        <p>{finding('comingSoonText')}</p>
      </section>
      {data.list.length > 0 && <PackTiles type={COMING_SOON} page={page} />}
    </>
  );
}
