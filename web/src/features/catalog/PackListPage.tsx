import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { pageOf } from '../../ui/pager.rules';
import { buildPacksQuery, cardTypes } from './catalog.api';
import { catalogMessages } from './catalog.messages';
import { ALL_TYPES, choiceOf } from './catalog.rules';
import { Finder } from './components/Finder';
import { PackTiles, PackTilesSkeleton } from './components/PackTiles';

export default function PackListPage() {
  const [query] = useSearchParams();
  const index = query.get('index') || ALL_TYPES;
  const page = pageOf(query);
  return (
    <Suspense key={`${index} ${page}`} fallback={<PackTilesSkeleton />}>
      <PackList index={index} page={page} />
    </Suspense>
  );
}

/** Lists packs. A press on a pack opens its page; a visitor logs in first. */
function PackList({ index, page }: { index: string; page: number }) {
  const t = useWords(catalogMessages);
  const { data: user } = useQuery(currentUser);
  const [query] = useSearchParams();
  usePrefetchQuery(buildPacksQuery(index, page, choiceOf(query)));
  const { data: types } = useSuspenseQuery(cardTypes);
  const door = user?.is_login === '1' ? paths.packDetail : paths.login;
  return (
    <Page title={types.find(({ id }) => String(id) === index)?.name ?? t('packs')}>
      <Finder type={index} />
      <PackTiles type={index} page={page} to={({ id }) => link(door, { packId: id })} />
    </Page>
  );
}
