import { useWords } from '../../../i18n/i18n';
import { Skeleton } from '../../../ui/Skeleton';
import { uiMessages } from '../../../ui/ui.messages';
import { PrizesSkeleton } from './Prizes';

/** Placeholder of a pack's page while it loads. */
export function PackDetailSkeleton() {
  const t = useWords(uiMessages);
  return (
    <div className="page">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton width="60%" height="2.25rem" />
      <div className="pack-head">
        <Skeleton ratio="16 / 10" />
        <div className="pack-offer">
          <Skeleton lines={3} height="1.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      </div>
      <PrizesSkeleton />
    </div>
  );
}
