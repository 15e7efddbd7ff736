import './top.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loadPart } from '../api/parts';
import { currentUser } from '../api/session';
import { runWhenIdle } from '../browser/idle';
import { packsKey } from '../features/catalog/catalog.api';
import { catalogMessages } from '../features/catalog/catalog.messages';
import { ALL_TYPES, COMING_SOON, NOTICES } from '../features/catalog/catalog.rules';
import { CardTypeTabs } from '../features/catalog/components/CardTypeTabs';
import { Finder } from '../features/catalog/components/Finder';
import { Invitations } from '../features/catalog/components/Invitations';
import type { OnBuy } from '../features/catalog/components/PackTile';
import { PackTiles, PackTilesSkeleton } from '../features/catalog/components/PackTiles';
import { AlertBanner } from '../features/content/components/AlertBanner';
import { BannerStage } from '../features/content/components/BannerStage';
import { useWords } from '../i18n/i18n';
import { link, paths } from '../paths';
import { loadOptional } from '../ui/extra';
import { isMotionReduced } from '../ui/motion';
import { pageOf } from '../ui/pager.rules';
import { Skeleton } from '../ui/Skeleton';
import { uiMessages } from '../ui/ui.messages';
import { Waiting } from './Waiting';

/** Tabs other than the first are loaded on demand. */
const NoticeList = lazy(() => loadPart(() => import('../features/content/components/NoticeList')));
const ComingSoon = lazy(() => loadPart(() => import('../features/catalog/components/ComingSoon')));

/** The purchase is loaded for members only. */
const loadPurchase = () => import('../features/draws/QuickPurchase');
const QuickPurchase = lazy(() => loadPart(loadPurchase));
// The shop works without this reminder.
const UndecidedAlert = loadOptional(async () => ({
  default: (await import('../features/draws/components/UndecidedAlert')).UndecidedAlert,
}));
const LiveWins = loadOptional(async () => {
  // Waits until the content of the first view has loaded.
  await new Promise<void>((resolve) => runWhenIdle(resolve));
  return import('./LiveWins');
});

export default function TopPage() {
  const t = useWords(catalogMessages);
  const ui = useWords(uiMessages);
  const [query] = useSearchParams();
  const [isStill, setStill] = useState(isMotionReduced);
  const { isMember, onBuy, purchase } = usePurchase();
  const index = query.get('index') || ALL_TYPES;
  return (
    <article className="top">
      <title>{`${t('packs')} | ${ui('shop')}`}</title>
      <h1 className="visually-hidden">{t('packs')}</h1>
      {isMember && (
        <Suspense>
          <UndecidedAlert />
        </Suspense>
      )}
      <Suspense fallback={<TopSkeleton />}>
        <AlertBanner />
        <BannerStage isStill={isStill} onStill={setStill} />
        {!isMember && <Invitations />}
        <CardTypeTabs chosen={index} />
        {index !== NOTICES && index !== COMING_SOON && <Finder type={index} />}
        <ChosenTab index={index} page={pageOf(query)} isStill={isStill} onBuy={onBuy} />
        <div className="live-slot">
          <Suspense>
            <LiveWins />
          </Suspense>
        </div>
      </Suspense>
      {purchase}
    </article>
  );
}

interface ChosenTabProps {
  readonly index: string;
  readonly page: number;
  readonly isStill: boolean;
  readonly onBuy: OnBuy;
}

/** Shows the content of the chosen tab. */
function ChosenTab({ index, page, ...tiles }: ChosenTabProps) {
  return (
    <div className="chosen-tab">
      <Suspense key={`${index} ${page}`} fallback={index === NOTICES ? <Skeleton lines={6} /> : <PackTilesSkeleton />}>
        {index === NOTICES && <NoticeList page={page} />}
        {index === COMING_SOON && <ComingSoon page={page} />}
        {index !== NOTICES && index !== COMING_SOON && <PackTiles type={index} page={page} {...tiles} />}
      </Suspense>
    </div>
  );
}

/** Starts a purchase from a tile: members confirm it in a dialog, visitors are sent to the log-in. */
const usePurchase = () => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: user } = useQuery(currentUser);
  const isMember = user?.is_login === '1';
  const [selection, setSelection] = useState<Parameters<OnBuy>>();
  useEffect(() => {
    if (isMember) runWhenIdle(() => void loadPurchase().catch(() => {}));
  }, [isMember]);
  const onBuy: OnBuy = (pack, count) => {
    if (isMember) setSelection([pack, count]);
    else void navigate(link(paths.login, { packId: pack.id, num: count }));
  };
  const close = () => {
    setSelection(undefined);
    // The packs may have changed meanwhile, whether or not the purchase succeeded.
    void queryClient.invalidateQueries({ queryKey: packsKey });
  };
  const purchase: ReactNode = selection && (
    <Suspense fallback={<Overlay />}>
      <QuickPurchase pack={selection[0]} count={selection[1]} onClose={close} />
    </Suspense>
  );
  return { isMember, onBuy, purchase };
};

function Overlay() {
  return (
    <div className="overlay">
      <Waiting />
    </div>
  );
}

function TopSkeleton() {
  return (
    <>
      <Skeleton ratio="5 / 2" />
      <Skeleton height="3rem" />
      <PackTilesSkeleton />
    </>
  );
}
