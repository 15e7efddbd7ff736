import '../fairness.css';
import '../seal.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { findVerifiableAt } from '../days.rules';
import { buildDrawToCheckQuery } from '../fairness.api';
import { sealMessages } from '../seal.messages';
import { SEAL_PARTS, type SealPart, sealOf } from '../seal.rules';
import { type Verdict, verdictOf } from '../step.rules';
import type { Subject } from '../subject.rules';
import { type RunningCheck, useCheck } from '../use-check';
import { type IconState, StateIcon } from './StateIcon';

/**
 * Summary of the check of a member's draw, beside its cards.
 *
 * @param isLine shows one line as long as no action is needed
 */
export function DrawSeal({ historyId, isLine }: { historyId: string; isLine: boolean }) {
  const { data, error, refetch } = useQuery(buildDrawToCheckQuery(historyId, false));
  const shown = { historyId, isLine };
  if (data) return <CheckedSeal subject={data.subject} {...shown} renew={refetch} />;
  return <Seal word={error ? 'Failed' : 'Running'} {...shown} onRetry={() => void refetch()} />;
}

type Word = 'Running' | 'Ok' | 'SoFar' | 'False' | 'Failed';

const WORDS: Record<Verdict, Word> = { ok: 'Ok', soFar: 'SoFar', false: 'False', open: 'Failed' };

/** Returns the summary as one word. Findings count at the end of the check, since only then every part was checked. */
const wordOf = ({ phase, progress }: RunningCheck): Word => {
  if (phase === 'running') return 'Running';
  return phase === 'done' && progress ? WORDS[verdictOf(progress.findings.steps)] : 'Failed';
};

interface ShownProps {
  readonly historyId: string;
  readonly isLine: boolean;
}

interface CheckedProps extends ShownProps {
  readonly subject: Subject;
  readonly renew: () => Promise<unknown>;
}

function CheckedSeal({ subject, renew, ...shown }: CheckedProps) {
  const check = useCheck(subject, renew);
  const findings = check.progress?.findings;
  return (
    <Seal
      word={wordOf(check)}
      parts={findings && sealOf(findings.steps)}
      from={findings && findVerifiableAt(findings)}
      {...shown}
      onRetry={check.start}
    />
  );
}

interface SealProps extends ShownProps {
  readonly word: Word;
  /** Undefined until a part was checked. */
  readonly parts?: Record<SealPart, Verdict> | undefined;
  /** Time from which draws with a secret seed can be verified. */
  readonly from?: string | undefined;
  readonly onRetry: () => void;
}

/** Results that need no action and fit into one line. */
const SHORT: ReadonlySet<Word> = new Set(['Running', 'Ok', 'SoFar']);

const ICONS: Record<Verdict, IconState> = { ok: 'ok', soFar: 'waiting', false: 'false', open: 'open' };

function Seal({ word, parts, from, historyId, isLine, onRetry }: SealProps) {
  const t = useWords(sealMessages);
  const { time } = useFormats();
  const isRunning = word === 'Running';
  const isShort = isLine && SHORT.has(word);
  const iconOf = (part: SealPart): IconState => (isRunning ? 'running' : ICONS[parts?.[part] ?? 'open']);
  const words: ReactNode = (
    <>
      <strong>{t(word)}</strong>
      <span>{t(`${word}Text`, { time: from ? time(from) : '' })}</span>
    </>
  );
  return (
    <section className={`panel fair-seal is-${word}${isShort ? ' fair-seal-line' : ''}`} aria-label={t('title')}>
      {isShort && <StateIcon state={isRunning ? 'running' : 'ok'} />}
      <ol>
        {SEAL_PARTS.map((part) => (
          // A new element, so that the result appears with its animation.
          <li key={`${part} ${isRunning}`}>
            <StateIcon state={iconOf(part)} />
            {t(part)}
          </li>
        ))}
      </ol>
      {isRunning && <p className="fair-seal-words">{words}</p>}
      {/* The status element exists before its text, so that screen readers announce the text once. The running check is not announced. */}
      <p className="fair-seal-words" role="status" data-unrequested>
        {!isRunning && words}
      </p>
      <div className="fair-seal-links">
        <Link to={link(paths.fairness, { historyId })}>{t('details')}</Link>
        {word === 'False' && (
          <Link className="button button-quiet" to={link(paths.contact, { about: 'draw', reference: historyId })}>
            {t('contact')}
          </Link>
        )}
        {word === 'Failed' && (
          <button type="button" className="button button-quiet" onClick={onRetry}>
            {t('again')}
          </button>
        )}
      </div>
    </section>
  );
}
