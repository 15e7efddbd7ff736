import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { addressOf, keepDestination, link, paths } from '../../../paths';
import { destinationOf, getStoredQuery } from '../destination';
import { outcomeMessages } from '../outcome.messages';
import { isTopPageOffered } from '../outcome.rules';
import { buildPackToAffordQuery } from '../payments.api';

/** Links back to the pack with the requested count, or to the top page. */
export function AfterPayment({ packId, points }: { packId: string; points: number }) {
  const t = useWords(outcomeMessages);
  const { data: pack = null } = useQuery({ ...buildPackToAffordQuery(packId), enabled: packId !== '' });
  const destination = destinationOf(packId);
  const isEnough = isTopPageOffered(pack, points);
  return (
    <div className="buttons">
      {destination.packId && (
        <Link className="button" to={addressOf(destination)}>
          <PackWords num={destination.num} />
        </Link>
      )}
      {destination.packId && !isEnough && (
        <Link className="button button-quiet" to={keepDestination(paths.buyPoint, destination)}>
          {t('buyMore')}
        </Link>
      )}
      {isEnough && (
        <Link className={destination.packId ? 'button button-quiet' : 'button'} to={paths.top}>
          {t('toTop')}
        </Link>
      )}
      <Link className="button button-quiet" to={paths.payments}>
        {t('toPayments')}
      </Link>
    </div>
  );
}

function PackWords({ num }: { num: string | undefined }) {
  const t = useWords(outcomeMessages);
  if (num === 'all') return t('toPackAll');
  return num ? t('toPackWith', { count: num }) : t('toPack');
}

/** Links for a payment in progress. */
export function WhileUnderWay() {
  const t = useWords(outcomeMessages);
  return (
    <div className="buttons">
      <Link className="button button-quiet" to={paths.payments}>
        {t('toPayments')}
      </Link>
      <Link className="button button-quiet" to={paths.top}>
        {t('toTop')}
      </Link>
    </div>
  );
}

/** Links back to the methods, with the same course where it is known. */
export function AfterFailure({ packId }: { packId: string }) {
  const t = useWords(outcomeMessages);
  const pointPriceId = getStoredQuery().get('pointPriceId') ?? undefined;
  const destination = destinationOf(packId);
  const again = pointPriceId
    ? link(paths.confirmBuyPoint, { pointPriceId, ...destination })
    : keepDestination(paths.buyPoint, destination);
  return (
    <div className="buttons">
      <Link className="button" to={again}>
        {t('again')}
      </Link>
      <Link className="button button-quiet" to={paths.payments}>
        {t('toPayments')}
      </Link>
    </div>
  );
}
