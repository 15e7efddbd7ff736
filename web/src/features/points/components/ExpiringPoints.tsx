import '../points.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getNowMs } from '../../../browser/clock';
import { formatZoneNote, useFormats } from '../../../i18n/format';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { expiringMessages } from '../expiring.messages';
import { isSoon } from '../expiring.rules';
import { expiringPoints } from '../points.api';

/** Maximum number of days shown. */
const MAX_DAYS = 3;

/** Returns the last second of a day in Tokyo. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59+09:00`);

/** Shows when the member's points expire, soonest first. */
export function ExpiringPoints() {
  const t = useWords(expiringMessages);
  const { number, day } = useFormats();
  const language = useLanguage();
  const { data: days } = useSuspenseQuery(expiringPoints);
  return (
    <section className="panel" aria-labelledby="expiring-points">
      <h2 id="expiring-points">{t('title')}</h2>
      {days.length === 0 ? (
        <>
          <p className="note">{t('none')}</p>
          <Link to={paths.buyPoint}>{t('buy')}</Link>
        </>
      ) : (
        <>
          <dl className="expiring">
            {days.slice(0, MAX_DAYS).map((one) => (
              <div key={one.day} className={isSoon(one.day, getNowMs()) ? 'is-soon' : undefined}>
                <dt>{t('until', { day: day(one.day) + formatZoneNote(language, endOf(one.day)) })}</dt>
                <dd>{t('points', { amount: number(one.point) })}</dd>
              </div>
            ))}
          </dl>
          <p className="note">{t('first')}</p>
          <Link to={paths.buyPointHistory}>{t('history')}</Link>
        </>
      )}
    </section>
  );
}
