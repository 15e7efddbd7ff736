import { useWords } from '../i18n/i18n';
import { Skeleton } from '../ui/Skeleton';
import { uiMessages } from '../ui/ui.messages';

/** Reserves the space of a page. `index.html` contains the same before any script runs. */
export function PageSkeleton() {
  const t = useWords(uiMessages);
  return (
    <div className="page">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton ratio="5 / 2" />
      <Skeleton lines={4} />
    </div>
  );
}
