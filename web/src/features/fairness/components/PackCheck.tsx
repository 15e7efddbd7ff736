import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../i18n/i18n';
import { Page } from '../../../ui/Page';
import { type BoxToCheck, buildBoxQuery } from '../fairness.api';
import { fairnessMessages } from '../fairness.messages';
import { useCheck } from '../use-check';
import { ComingSteps } from './ComingSteps';
import { Loading } from './Loading';
import { PackHead } from './PackHead';
import { Steps } from './Steps';
import { TakeAway } from './TakeAway';
import { Trouble } from './Trouble';
import { Verdict } from './Verdict';

/** Check of a pack's box, from its seal to the last line of its log. */
export function PackCheck({ packId }: { packId: string }) {
  const t = useWords(fairnessMessages);
  const { data, error, refetch } = useQuery(buildBoxQuery(packId));
  if (data) return <CheckedBox box={data} renew={refetch} />;
  return error ? <Trouble error={error} what="pack" onRetry={refetch} /> : <Loading title={t('title')} />;
}

function CheckedBox({ box: { pack, subject }, renew }: { box: BoxToCheck; renew: () => Promise<unknown> }) {
  const t = useWords(fairnessMessages);
  const check = useCheck(subject, renew);
  const findings = check.progress?.findings;
  return (
    <Page title={t('packTitle', { name: pack.name })}>
      <div className="fair-layout">
        <Verdict check={check} subject={subject} />
        <div className="fair-main">
          {findings ? (
            <Steps title={t('boxSteps')} steps={findings.steps} view={{ subject, findings, phase: check.phase }} />
          ) : (
            <ComingSteps />
          )}
        </div>
        <div className="fair-side">
          <PackHead pack={pack} subject={subject} />
          {findings && <TakeAway subject={subject} findings={findings} file={`fairness-${subject.packId}.json`} />}
        </div>
      </div>
    </Page>
  );
}
