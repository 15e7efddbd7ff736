import './copy.css';
import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/i18n';
import { copyMessages } from './copy.messages';
import type { CopyAttempt } from './use-copy';

interface Props {
  readonly attempt: CopyAttempt | undefined;
  /** Replaces the default message of success. */
  readonly copied?: string;
  readonly className?: string;
}

/** Shows the result of a press on a copy button. A text that could not be copied is shown selected, for copying by hand. */
export function CopyOutcome({ attempt, copied, className }: Props) {
  const t = useWords(copyMessages);
  const isRefused = attempt?.isCopied === false;
  return (
    <>
      <p className={isRefused ? [className, 'copy-refused'].filter(Boolean).join(' ') : className} role="status">
        {attempt && (attempt.isCopied ? (copied ?? t('copied')) : t('notCopied'))}
      </p>
      {isRefused && <SelectedText key={attempt.number} words={attempt.words} />}
    </>
  );
}

function SelectedText({ words }: { words: string }) {
  const t = useWords(copyMessages);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="field copy-text">
      <input
        ref={field}
        readOnly
        value={words}
        aria-label={t('text')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}
