import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { addressOf, keepDestination, link, paths } from '../../../paths';
import { outcomeMessages } from '../outcome.messages';
import { showsTop } from '../outcome.rules';
import { packToAfford } from '../payments.api';
import { keptQuery, wantedOf } from '../wanted-pack';

/** Back to the pack that the points were for, with the count that was wanted; else to the top page. */
export function AfterPayment({ packId, points }: { packId: string; points: number }) {
  const t = useWords(outcomeMessages);
  const { data: pack = null } = useQuery({ ...packToAfford(packId), enabled: packId !== '' });
  const wanted = wantedOf(packId);
  const isEnough = showsTop(pack, points);
  return (
    <div className="buttons">
      {wanted.packId && (
        <Link className="button" to={addressOf(wanted)}>
          <PackWords num={wanted.num} />
        </Link>
      )}
      {wanted.packId && !isEnough && (
        <Link className="button button-quiet" to={keepDestination(paths.buyPoint, wanted)}>
          {t('buyMore')}
        </Link>
      )}
      {isEnough && (
        <Link className={wanted.packId ? 'button button-quiet' : 'button'} to={paths.top}>
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

/** Nothing to be done but wait, here or elsewhere. */
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

/** Back to the methods, of the same course where it is known. */
export function AfterFailure({ packId }: { packId: string }) {
  const t = useWords(outcomeMessages);
  const pointPriceId = keptQuery().get('pointPriceId') ?? undefined;
  const wanted = wantedOf(packId);
  const again = pointPriceId
    ? link(paths.confirmBuyPoint, { pointPriceId, ...wanted })
    : keepDestination(paths.buyPoint, wanted);
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
