import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Page } from '../../../ui/Page';
import { buildDrawToCheckQuery, type DrawToCheck } from '../fairness.api';
import { fairnessMessages } from '../fairness.messages';
import { type RunningCheck, useCheck } from '../use-check';
import { CheckedCards } from './CheckedCards';
import { ComingSteps } from './ComingSteps';
import type { CheckView } from './check-view';
import { Loading } from './Loading';
import { PackHead } from './PackHead';
import { SignedLog } from './SignedLog';
import { Steps } from './Steps';
import { TakeAway } from './TakeAway';
import { Trouble } from './Trouble';
import { TwoSeeds } from './TwoSeeds';
import { Verdict } from './Verdict';

interface Props {
  readonly historyId: string;
  /** True to read the whole log, false for the lines of the draw only. */
  readonly isWhole: boolean;
}

/** Check of a member's own draw. */
export function DrawCheck({ historyId, isWhole }: Props) {
  const t = useWords(fairnessMessages);
  const { data, error, refetch } = useQuery(buildDrawToCheckQuery(historyId, isWhole));
  if (data) return <CheckedDraw draw={data} historyId={historyId} renew={refetch} />;
  return error ? <Trouble error={error} what="draw" onRetry={refetch} /> : <Loading title={t('drawTitle')} />;
}

interface CheckedProps {
  readonly draw: DrawToCheck;
  readonly historyId: string;
  readonly renew: () => Promise<unknown>;
}

function CheckedDraw({ draw, historyId, renew }: CheckedProps) {
  const t = useWords(fairnessMessages);
  const { pack, subject, receipt } = draw;
  const check = useCheck(subject, renew);
  const findings = check.progress?.findings;
  const view = findings && { subject, findings, phase: check.phase };
  return (
    <Page title={t('drawTitle')}>
      <div className="fair-layout">
        <Verdict check={check} subject={subject} />
        <div className="fair-main">
          <TwoSeeds receipt={receipt} fair={subject.fair} />
          {view ? <OwnSections view={view} draw={draw} check={check} historyId={historyId} /> : <ComingSteps />}
        </div>
        <div className="fair-side">
          <PackHead pack={pack} subject={subject} />
          {findings?.manifest && <SignedLog draw={{ historyId, receipt, manifest: findings.manifest }} />}
          {findings && (
            <TakeAway subject={subject} findings={findings} file={`receipt-${historyId}.json`} historyId={historyId} />
          )}
        </div>
      </div>
    </Page>
  );
}

interface SectionsProps {
  readonly view: CheckView;
  readonly draw: DrawToCheck;
  readonly check: RunningCheck;
  readonly historyId: string;
}

function OwnSections({ view, draw, check, historyId }: SectionsProps) {
  const t = useWords(fairnessMessages);
  const { steps, draws } = view.findings;
  const isOwn = ({ id }: { id: string }) => id.startsWith('own');
  return (
    <>
      <Steps title={t('ownSteps')} steps={steps.filter(isOwn)} view={view} />
      {draws.length > 0 && <CheckedCards cards={draw.cards} draws={draws} />}
      <Steps title={t('boxSteps')} steps={steps.filter((step) => !isOwn(step))} view={view} />
      {!draw.subject.isWhole && check.phase === 'done' && (
        <section className="panel">
          <p>{t('wholeText')}</p>
          <Link className="button button-quiet" to={link(paths.fairness, { historyId, log: 'all' })}>
            {t('whole')}
          </Link>
        </section>
      )}
    </>
  );
}
