import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Countdown } from '../../../ui/Countdown';
import { deadlineOf } from '../choice.rules';
import { drawsMessages } from '../draws.messages';

interface Props {
  /** when the cards were drawn */
  readonly created: string;
  /** cards in all, and those that can be converted */
  readonly total: number;
  readonly free: number;
}

/** How long the member may still choose, and what happens then. When it is over, the page is asked for anew. */
export function Deadline({ created, total, free }: Props) {
  const t = useWords(drawsMessages);
  const { time } = useFormats();
  const { revalidate } = useRevalidator();
  const deadline = deadlineOf(created);
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), Math.max(0, Date.parse(deadline) - Date.now()));
    return () => clearTimeout(timer);
  }, [deadline, revalidate]);
  return (
    <div className="deadline">
      <p className="deadline-left">
        {t('timeLeft')} <Countdown until={deadline} />
      </p>
      <p className="note">{t(wordOf(total, free), { time: time(deadline) })}</p>
    </div>
  );
}

const wordOf = (total: number, free: number) => {
  if (free === 0) return 'deadlineShipped';
  return free === total ? 'deadline' : 'deadlineMixed';
};
