import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { type CountChoice, countOf } from '../catalog.rules';

/** Label of a buy button: the count and the total price. */
export function BuyLabel({ pack, choice }: { pack: Pack; choice: CountChoice }) {
  const t = useWords(catalogMessages);
  const { number } = useFormats();
  const amount = useAmount();
  return (
    <>
      <span>{choice === 'all' ? t('drawAll') : t('drawCount', { count: number(choice) })}</span>{' '}
      <small>{amount(pack.point * countOf(choice, pack), pack.payment_method)}</small>
    </>
  );
}
