import './share.css';
import { useWords } from '../i18n/i18n';
import { CopyOutcome } from './CopyOutcome';
import { shareMessages } from './share.messages';
import type { useShare } from './use-share';

interface Props extends Pick<ReturnType<typeof useShare>, 'attempt'> {
  /** Accessible name; the default is "Share". */
  readonly label?: string;
  /** Visible text, where it is shorter than the label. */
  readonly shown?: string | undefined;
  readonly onShare: () => void;
}

/** Shares a link and shows the result. */
export function ShareButton({ label, shown, attempt, onShare }: Props) {
  const t = useWords(shareMessages);
  return (
    <div className="share">
      <button type="button" className="button button-quiet" aria-label={shown && label} onClick={onShare}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M12 15V4m0 0L8 8m4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5" />
        </svg>
        {shown ?? label ?? t('share')}
      </button>
      <CopyOutcome attempt={attempt} copied={t('copied')} className="share-outcome" />
    </div>
  );
}
