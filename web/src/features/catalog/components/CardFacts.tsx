import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Facts } from '../../../ui/Facts';
import { cardMessages } from '../card.messages';
import type { PackCard } from '../prizes.api';

/** Lists the known facts of a card. */
export function CardFacts({ card }: { card: PackCard }) {
  const t = useWords(cardMessages);
  const { number } = useFormats();
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('rarity'), card.rarity_label],
    [t('code'), card.model_number],
    [t('set'), card.set_name],
    [t('condition'), card.condition && t(`condition${card.condition}`)],
    [t('grade'), card.grader && `${card.grader} ${card.grade}`],
    [t('certificate'), card.certificate_number && <Certificate card={card} />],
    [t('quantity'), card.set_count > 1 && number(card.set_count)],
    [t('remarks'), card.special_remarks],
    [t('reference'), card.reference && <Reference reference={card.reference} />],
  ];
  return <Facts facts={rows.filter(([, value]) => value)} />;
}

/** Certificate number, linked to the grader's page where there is one. */
function Certificate({ card: { grader, certificate_number: number, certificate_url: url } }: { card: PackCard }) {
  const t = useWords(cardMessages);
  if (url === '') return number;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t('certificateAt', { number, grader })}>
      {number} ↗
    </a>
  );
}

function Reference({ reference: { yen, source, url, day } }: { reference: NonNullable<PackCard['reference']> }) {
  const t = useWords(cardMessages);
  const formats = useFormats();
  const name = source || new URL(url).hostname;
  return (
    <>
      {formats.yen(yen)}{' '}
      <small>
        {url === '' ? (
          name
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t('referenceAt', { source: name })}>
            {name} ↗
          </a>
        )}
        {' · '}
        {t('referenceDay', { day: formats.day(day) })}
      </small>
    </>
  );
}
