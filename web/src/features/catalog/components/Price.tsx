import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import type { PaymentMethod } from '../catalog.rules';

/** Price of one draw. */
export function Price({ pack }: { pack: Pick<Pack, 'point' | 'payment_method'> }) {
  const t = useWords(catalogMessages);
  const amount = useAmount();
  return (
    <p className="price pack-price">
      <MintIcon method={pack.payment_method} />
      {amount(pack.point, pack.payment_method)} <small>/ {t('perDraw')}</small>
    </p>
  );
}

const SIGN = { '1': 'P', '2': '◆' } as const;

/** Icon of the shop's currency: points bear a letter, coins a diamond. */
function MintIcon({ method }: { method: PaymentMethod }) {
  return (
    <span className="mint" aria-hidden="true">
      {SIGN[method]}
    </span>
  );
}
