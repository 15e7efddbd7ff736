import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Skeleton } from '../../../ui/Skeleton';
import { ownDraws } from '../fairness.api';
import { fairnessMessages } from '../fairness.messages';

const SHOWN = 6;

/** Lists the member's latest draws with links to their checks. */
export function OwnDraws() {
  const t = useWords(fairnessMessages);
  const { number, time } = useFormats();
  const { data } = useQuery(ownDraws);
  return (
    <section>
      <h2>{t('ownDraws')}</h2>
      {!data && <Skeleton lines={3} />}
      {data?.length === 0 && <p className="note">{t('noOwnDraws')}</p>}
      {data && data.length > 0 && (
        <>
          <p className="note">{t('ownDrawsText')}</p>
          <ul className="menu">
            {data.slice(0, SHOWN).map(({ id, pack_name, created, count }) => (
              <li key={id}>
                <Link to={link(paths.fairness, { historyId: id })}>
                  <span>
                    {pack_name} <small>{t('count', { count: number(count) })}</small>
                    <br />
                    <time dateTime={created}>{time(created)}</time>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <Link to={paths.buyProductHistory}>{t('allOwnDraws')}</Link>
          </p>
        </>
      )}
    </section>
  );
}
