import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Facts } from '../../../ui/Facts';
import { checkoutMessages } from '../checkout.messages';
import { CANCELLABLE, isMethod, SLIPS } from '../methods.rules';
import type { ShownCourse, ShownMethod } from '../payments.api';
import { findWallet } from '../wallets.rules';
import { LegalLinks } from './LegalLinks';

/** Keys of the time of payment, by method; wallets have their own text. */
const WHEN: ReadonlyMap<string, 'when1' | 'when2' | 'when4' | 'when6' | 'when7'> = new Map([
  ['1', 'when1'],
  ['2', 'when2'],
  ['4', 'when4'],
  ['6', 'when6'],
  ['7', 'when7'],
] as const);

/** Details that the Specified Commercial Transactions Act requires on the last screen of an order. */
export function LastConfirmation({ course, method }: { course: ShownCourse; method: ShownMethod }) {
  const t = useWords(checkoutMessages);
  const { number, yen } = useFormats();
  const { point, bonus_point, bonus_coin, price } = course;
  const items = [
    t('itemPaid', { amount: number(point) }),
    bonus_point > 0 && t('itemBonus', { amount: number(bonus_point) }),
    bonus_coin > 0 && t('itemCoins', { amount: number(bonus_coin) }),
  ].filter((item) => item !== false);
  const known = isMethod(method.id) ? method.id : '1';
  const isWallet = findWallet(known) !== undefined;
  const deliveryWord = known === '4' ? 'delivery4' : 'delivery2';
  return (
    <section className="last-confirmation">
      <h2>{t('summary')}</h2>
      <Facts
        facts={[
          [
            t('item'),
            <ul key="item">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>,
          ],
          [
            t('total'),
            <strong key="total" className="price">
              {yen(price)}
            </strong>,
          ],
          [t('method'), method.name],
          [t('when'), isWallet ? t('whenWallet', { name: method.name }) : t(WHEN.get(known) ?? 'when1')],
          [t('delivery'), t(SLIPS.has(known) ? deliveryWord : 'delivery1')],
          [t('life'), t('lifeText')],
          [t('cancel'), <CancelWords key="cancel" method={known} />],
        ]}
      />
      <LegalLinks />
    </section>
  );
}

function CancelWords({ method }: { method: string }) {
  const t = useWords(checkoutMessages);
  return (
    <>
      {t('cancelText')}
      {CANCELLABLE.has(method) && ` ${t('cancelOpen')}`}
      {SLIPS.has(method) && !CANCELLABLE.has(method) && ` ${t('cancelLapse')}`}
    </>
  );
}
