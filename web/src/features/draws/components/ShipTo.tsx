import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../i18n/i18n';
import { memberDetail } from '../../../queries/member-detail';
import { Skeleton } from '../../../ui/Skeleton';
import { formatAddressLines, isAddressKnown } from '../address.rules';
import { drawsMessages } from '../draws.messages';

/** Shipping address, for a check before the decision. */
export function ShipTo() {
  const t = useWords(drawsMessages);
  const { data: person } = useQuery(memberDetail);
  if (person && !isAddressKnown(person))
    return (
      <section className="panel ship-to">
        <h2>{t('shipTo')}</h2>
        <p>{t('addressMissing')}</p>
      </section>
    );
  return (
    <section className="panel ship-to">
      <h2>{t('shipTo')}</h2>
      {person ? (
        <address>
          {formatAddressLines(person).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <Skeleton lines={3} />
      )}
      <p className="note">{t('shipToNote')}</p>
    </section>
  );
}
