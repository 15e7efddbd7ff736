import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { fairnessMessages } from '../fairness.messages';
import type { RunningCheck } from '../use-check';

/** Progress and speed of reading the log. */
export function LogProgress({ check: { progress, linesPerSecond } }: { check: RunningCheck }) {
  const t = useWords(fairnessMessages);
  const { number } = useFormats();
  const total = progress?.part.lines ?? 0;
  const read = Math.min(progress?.read ?? 0, total);
  return (
    <div className="fair-progress">
      <progress className="bar" aria-label={t('progress')} value={read} max={Math.max(1, total)} />
      <p className="note">
        {t('progressText', { read: number(read), total: number(total), rate: number(linesPerSecond) })}
      </p>
    </div>
  );
}
