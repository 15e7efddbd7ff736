import '../fairness.css';
import '../seal.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { findVerifiableAt } from '../days.rules';
import { drawToCheck } from '../fairness.api';
import { sealMessages } from '../seal.messages';
import { SEAL_PARTS, type SealPart, sealOf } from '../seal.rules';
import { type Verdict, verdictOf } from '../step.rules';
import type { Subject } from '../subject.rules';
import { type RunningCheck, useCheck } from '../use-check';
import { type IconState, StateIcon } from './StateIcon';

/**
 * The check of a member's own draw at a glance, beside its cards: what holds is ticked, the rest is said.
 *
 * @param isLine in one line, as long as nothing is wrong
 */
export function DrawSeal({ historyId, isLine }: { historyId: string; isLine: boolean }) {
  const { data, error, refetch } = useQuery(drawToCheck(historyId, false));
  const shown = { historyId, isLine };
  if (data) return <CheckedSeal subject={data.subject} {...shown} renew={refetch} />;
  return <Seal word={error ? 'Failed' : 'Running'} {...shown} onRetry={() => void refetch()} />;
}

type Word = 'Running' | 'Ok' | 'SoFar' | 'False' | 'Failed';

const WORDS: Record<Verdict, Word> = { ok: 'Ok', soFar: 'SoFar', false: 'False', open: 'Failed' };

/** One word for all; what was found counts when the check is at its end, since only then each part was looked at. */
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
  /** Undefined until something was looked at. */
  readonly parts?: Record<SealPart, Verdict> | undefined;
  /** When what waits for its seed can be checked. */
  readonly from?: string | undefined;
  readonly onRetry: () => void;
}

/** Results that one line can show, as nobody has to act on them. */
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
          // What was found is stamped in the place of what turned.
          <li key={`${part} ${isRunning}`}>
            <StateIcon state={iconOf(part)} />
            {t(part)}
          </li>
        ))}
      </ol>
      {isRunning && <p className="fair-seal-words">{words}</p>}
      {/* It is there before its words are, which are told once; that it is being checked is not worth an interruption. */}
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
