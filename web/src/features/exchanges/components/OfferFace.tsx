import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Picture } from '../../../ui/Picture';
import { useAmount } from '../../../ui/use-amount';
import type { ExchangeCard } from '../exchanges.api';
import { exchangesMessages } from '../exchanges.messages';

/** Shows an offered card with its price and stock. */
export function OfferFace({ offer }: { offer: ExchangeCard }) {
  const t = useWords(exchangesMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const isLeft = offer.stock > 0;
  return (
    <>
      <Picture src={offer.image_url} alt="" width={600} height={840} />
      <small>{offer.model_number}</small>
      <span className="card-name">{offer.name}</span>
      <span className="exchange-price">
        <small>{t('price')}</small> <strong>{amount(offer.price_point)}</strong>
      </span>
      <span className={isLeft ? 'badge' : 'badge exchange-gone'}>
        {isLeft ? t('stock', { count: number(offer.stock) }) : t('soldOut')}
      </span>
    </>
  );
}
