import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import type { PackHistoryDetail } from '../draws.api';
import { drawsMessages } from '../draws.messages';

/** The parcels of a purchase, each with its tracking number once it has one. */
export function Parcels({ parcels }: { parcels: PackHistoryDetail['parcels'] }) {
  const t = useWords(drawsMessages);
  const { number } = useFormats();
  if (parcels.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t('parcels')}</h2>
      <ul className="rows">
        {parcels.map(({ id, number: called, delivery_code, came_back, cards }) => (
          <li key={id}>
            <h3>{t('parcel', { number: called, count: number(cards.length) })}</h3>
            {delivery_code ? (
              <p>
                {t('deliveryCode')} <code>{delivery_code}</code>
              </p>
            ) : (
              <p className="note">{t('parcelPending')}</p>
            )}
            {came_back && <p className="note">{t(came_back === 'returned' ? 'parcelReturned' : 'parcelForfeited')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
