import '../home.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { type OwnParcel, ownParcels } from '../draws.api';
import { drawsHomeMessages } from '../home.messages';
import { useIsAddressMissing } from '../use-is-address-missing';

/** Lists the member's parcels on their way; a late one is marked. */
export function OwnParcels() {
  const t = useWords(drawsHomeMessages);
  const { data: parcels } = useSuspenseQuery(ownParcels);
  return (
    <section className="panel" aria-labelledby="own-parcels">
      <h2 id="own-parcels">{t('parcels')}</h2>
      {parcels.length === 0 ? (
        <p className="note">{t('noParcels')}</p>
      ) : (
        <ul className="rows">
          {parcels.map((parcel) => (
            <li key={parcel.number}>
              <Parcel parcel={parcel} />
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.buyProductHistory}>{t('history')}</Link>
    </section>
  );
}

/** Returns the key of a parcel's status. */
const stateOf = ({ status, is_late }: OwnParcel, isUnaddressed: boolean) => {
  if (isUnaddressed) return 'unaddressed';
  return is_late === '1' ? 'late' : status;
};

const OPEN: readonly string[] = ['unaddressed', 'late', 'returned'];

function Parcel({ parcel }: { parcel: OwnParcel }) {
  const t = useWords(drawsHomeMessages);
  const { number, day } = useFormats();
  const state = stateOf(parcel, useIsAddressMissing(parcel.needs_address === '1'));
  const values = { day: day(parcel.due_on), code: parcel.delivery_code };
  return (
    <details className="own-parcel" open={OPEN.includes(state)}>
      <summary>
        <strong>{t('parcel', { number: parcel.number, count: number(parcel.cards) })}</strong>
        <span className={`own-parcel-state is-${state}`}>{t(state, values)}</span>
      </summary>
      <p>{t(`${state}Text`, values)}</p>
      <p className="own-parcel-links">
        {state === 'unaddressed' && (
          <Link className="button" to={link(paths.shippingAddress, { parcel: 1 })}>
            {t('giveAddress')}
          </Link>
        )}
        {parcel.url && (
          <a href={parcel.url} target="_blank" rel="noreferrer">
            {t('track')}
          </a>
        )}
        <Link to={link(paths.contact, { about: 'parcel', reference: parcel.number })}>{t('contact')}</Link>
        <Link to={link(paths.buyProductHistoryDetail, { packHistoryId: parcel.history_id })}>{t('purchase')}</Link>
      </p>
    </details>
  );
}
