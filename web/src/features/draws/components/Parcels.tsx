import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import type { PackHistoryDetail } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { drawsHomeMessages } from '../home.messages';
import { useIsAddressMissing } from '../use-is-address-missing';

type Parcel = PackHistoryDetail['parcels'][number];

/**
 * Lists the parcels of a purchase with their tracking numbers. Before shipping it shows the latest shipping date, or
 * asks for the member's address.
 */
export function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useWords(drawsMessages);
  const { number } = useFormats();
  if (parcels.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t('parcels')}</h2>
      <ul className="rows">
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <h3>{t('parcel', { number: parcel.number, count: number(parcel.cards.length) })}</h3>
            {parcel.delivery_code ? (
              <p>
                {t('deliveryCode')} <code>{parcel.delivery_code}</code>
              </p>
            ) : (
              parcel.came_back === '' && <Pending parcel={parcel} />
            )}
            {parcel.came_back && (
              <p className="note">{t(parcel.came_back === 'returned' ? 'parcelReturned' : 'parcelForfeited')}</p>
            )}
            {parcel.number && (
              <Link
                className={parcel.is_late === '1' ? 'button' : undefined}
                to={link(paths.contact, { about: 'parcel', reference: parcel.number })}
              >
                {t('parcelContact')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pending({ parcel: { due_on, is_late, needs_address } }: { parcel: Parcel }) {
  const t = useWords(drawsMessages);
  const { day } = useFormats();
  if (useIsAddressMissing(needs_address === '1')) return <Unaddressed />;
  if (is_late === '1')
    return (
      <p className="alert" role="alert">
        {t('parcelLate', { day: day(due_on) })}
      </p>
    );
  return (
    <p className="note">
      {due_on !== '' && t('parcelDue', { day: day(due_on) })} {t('parcelPending')}
    </p>
  );
}

function Unaddressed() {
  const t = useWords(drawsHomeMessages);
  return (
    <>
      <p>{t('unaddressedText')}</p>
      <p className="parcel-address">
        <Link className="button" to={link(paths.shippingAddress, { parcel: 1 })}>
          {t('giveAddress')}
        </Link>
      </p>
    </>
  );
}
