import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { getNowMs } from '../../../browser/clock';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Countdown } from '../../../ui/Countdown';
import { drawsMessages } from '../draws.messages';

/**
 * Shows the time left to choose, and reloads the page's data when it is over.
 * @param until ISO 8601
 */
export function Deadline({ until }: { until: string }) {
  const t = useWords(drawsMessages);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), Math.max(0, Date.parse(until) - getNowMs()));
    return () => clearTimeout(timer);
  }, [until, revalidate]);
  return (
    <p className="deadline-left">
      {t('timeLeft')} <Countdown until={until} />
    </p>
  );
}

interface Props {
  /** ISO 8601 */
  readonly until: string;
  /** true when other cards have later deadlines */
  readonly isFirst: boolean;
  /** all cards, and the convertible ones */
  readonly total: number;
  readonly free: number;
}

/** Explains what happens to undecided cards after the deadline. */
export function DeadlineText({ until, isFirst, total, free }: Props) {
  const t = useWords(drawsMessages);
  const { time } = useFormats();
  return <p>{t(isFirst ? 'deadlineFirst' : wordOf(total, free), { time: time(until) })}</p>;
}

const wordOf = (total: number, free: number) => {
  if (free === 0) return 'deadlineShipped';
  return free === total ? 'deadline' : 'deadlineMixed';
};
