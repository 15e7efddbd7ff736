import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useNow } from '../../../ui/use-now';
import { phoneMessages } from '../phone.messages';
import { computeSecondsToWait } from '../phone-code.rules';

interface Props {
  /** time of the last code */
  readonly sentAtMs: number;
  readonly isWriting: boolean;
  readonly onAgain: () => void;
}

/** Button that requests another code, with a countdown until it is allowed. */
export function SendAgainButton({ sentAtMs, isWriting, onAgain }: Props) {
  const t = useWords(phoneMessages);
  const { number } = useFormats();
  const seconds = computeSecondsToWait(sentAtMs, useNow());
  const isWaiting = seconds > 0;
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={isWriting || isWaiting}
      onClick={() => !isWaiting && onAgain()}
    >
      {isWaiting ? t('againIn', { seconds: number(seconds) }) : t('again')}
    </button>
  );
}
