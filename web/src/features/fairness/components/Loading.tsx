import { useWords } from '../../../i18n/i18n';
import { Page } from '../../../ui/Page';
import { Skeleton } from '../../../ui/Skeleton';
import { fairnessMessages } from '../fairness.messages';
import { ComingSteps } from './ComingSteps';

/** Placeholder of a check while its data loads. */
export function Loading({ title }: { title: string }) {
  const t = useWords(fairnessMessages);
  return (
    <Page title={title}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="fair-layout">
        <div className="panel fair-verdict">
          <Skeleton lines={3} />
        </div>
        <div className="fair-main">
          <ComingSteps />
        </div>
        <div className="panel fair-side">
          <Skeleton ratio="16 / 10" />
        </div>
      </div>
    </Page>
  );
}
