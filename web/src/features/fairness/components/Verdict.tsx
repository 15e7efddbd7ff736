import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Countdown } from '../../../ui/Countdown';
import { findVerifiableAt } from '../days.rules';
import { fairnessMessages } from '../fairness.messages';
import { megabytesOf } from '../log.rules';
import { verdictOf } from '../step.rules';
import type { Subject } from '../subject.rules';
import type { RunningCheck } from '../use-check';
import { LogProgress } from './LogProgress';
import { type IconState, StateIcon } from './StateIcon';

const ICONS = {
  Ok: 'ok',
  SoFar: 'ok',
  False: 'false',
  Running: 'running',
  Asking: 'open',
  Stopped: 'open',
  Failed: 'open',
} satisfies Record<string, IconState>;

/** Returns the word that describes the state of the check. */
const wordOf = ({ phase, progress }: RunningCheck) => {
  const verdict = progress && verdictOf(progress.findings.steps);
  if (verdict === 'false') return 'False';
  if (phase === 'done') return verdict === 'ok' ? 'Ok' : 'SoFar';
  return ({ running: 'Running', asking: 'Asking', stopped: 'Stopped', failed: 'Failed' } as const)[phase];
};

/** Verdict at the top, announced to screen readers as soon as it is known. */
export function Verdict({ check, subject }: { check: RunningCheck; subject: Subject }) {
  const t = useWords(fairnessMessages);
  const { number, time } = useFormats();
  const word = wordOf(check);
  const { findings, part } = check.progress ?? {};
  const waiting = findings?.days.filter(({ isPublic }) => !isPublic) ?? [];
  const from = findings && findVerifiableAt(findings);
  const lines = word === 'SoFar' ? waiting.reduce((sum, day) => sum + day.lines, 0) : (part?.lines ?? 0);
  const values = { lines: number(lines), time: from ? time(from) : '', megabytes: number(megabytesOf(lines)) };
  return (
    <section className={`panel fair-verdict is-${word}`}>
      <div role="status" data-unrequested>
        <StateIcon state={ICONS[word]} />
        <h2>{t(`verdict${word}`)}</h2>
        <p>{t(word === 'Ok' && subject.ownDraw ? 'verdictOkDraw' : `verdict${word}Text`, values)}</p>
      </div>
      {check.phase === 'running' && check.progress && <LogProgress check={check} />}
      {word === 'SoFar' && from && (
        <p className="fair-countdown">
          {t('verifiableIn')} <Countdown until={from} />
        </p>
      )}
      <VerdictButton check={check} />
    </section>
  );
}

function VerdictButton({ check: { phase, start, stop } }: { check: RunningCheck }) {
  const t = useWords(fairnessMessages);
  if (phase === 'running')
    return (
      <button type="button" className="button button-quiet" onClick={stop}>
        {t('stop')}
      </button>
    );
  return (
    <button type="button" className={phase === 'asking' ? 'button' : 'button button-quiet'} onClick={start}>
      {t(phase === 'asking' ? 'start' : 'again')}
    </button>
  );
}
