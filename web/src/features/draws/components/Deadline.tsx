import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Countdown } from '../../../ui/Countdown';
import { drawsMessages } from '../draws.messages';

interface Props {
  /** ISO 8601 */
  readonly until: string;
  /** whether others come due later */
  readonly isFirst: boolean;
  /** cards in all, and those that can be converted */
  readonly total: number;
  readonly free: number;
}

/** How long the member may still choose, and what happens then. When it is over, the page is asked for anew. */
export function Deadline({ until, isFirst, total, free }: Props) {
  const t = useWords(drawsMessages);
  const { time } = useFormats();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until, revalidate]);
  return (
    <div className="deadline">
      <p className="deadline-left">
        {t('timeLeft')} <Countdown until={until} />
      </p>
      <p className="note">{t(isFirst ? 'deadlineFirst' : wordOf(total, free), { time: time(until) })}</p>
    </div>
  );
}

const wordOf = (total: number, free: number) => {
  if (free === 0) return 'deadlineShipped';
  return free === total ? 'deadline' : 'deadlineMixed';
};
