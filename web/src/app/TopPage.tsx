import { useSearchParams } from 'react-router-dom';
import { catalogMessages } from '../features/catalog/catalog.messages';
import { ALL_TYPES, COMING_SOON, NOTICES } from '../features/catalog/catalog.rules';
import { CardTypeTabs } from '../features/catalog/components/CardTypeTabs';
import { PackTiles } from '../features/catalog/components/PackTiles';
import { BannerStage } from '../features/content/components/BannerStage';
import { NoticeList } from '../features/content/components/NoticeList';
import { useWords } from '../i18n/i18n';
import { Page } from '../ui/Page';
import { pageOf } from '../ui/pager.rules';

export default function TopPage() {
  const t = useWords(catalogMessages);
  const [query] = useSearchParams();
  const index = query.get('index') || ALL_TYPES;
  return (
    <Page title={t('packs')}>
      <BannerStage />
      <CardTypeTabs chosen={index} />
      {index === NOTICES && <NoticeList page={pageOf(query)} />}
      {index === COMING_SOON && <p className="empty">{t('comingSoon')}</p>}
      {index !== NOTICES && index !== COMING_SOON && <PackTiles type={index} page={pageOf(query)} />}
    </Page>
  );
}
