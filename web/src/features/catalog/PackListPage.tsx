import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { link, paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { pageOf } from '../../ui/pager.rules';
import { cardTypes } from './catalog.api';
import { catalogMessages } from './catalog.messages';
import { ALL_TYPES } from './catalog.rules';
import { PackTiles } from './components/PackTiles';

export default function PackListPage() {
  const t = useWords(catalogMessages);
  const [query] = useSearchParams();
  const { data: user } = useQuery(currentUser);
  const { data: types } = useSuspenseQuery(cardTypes);
  const index = query.get('index') || ALL_TYPES;
  const door = user?.is_login === '1' ? paths.packDetail : paths.login;
  return (
    <Page title={types.find(({ id }) => String(id) === index)?.name ?? t('packs')}>
      <PackTiles type={index} page={pageOf(query)} to={({ id }) => link(door, { packId: id })} />
    </Page>
  );
}
