import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import { exchangesMessages } from '../exchanges.messages';
import type { Tally } from '../giving.rules';

interface Props {
  readonly tally: Tally;
  readonly price: number;
  readonly isBusy: boolean;
  readonly onGo: () => void;
}

/** Shows the total of the chosen cards against the price, and the button to continue. It stays in view. */
export function GivingTally({ tally, price, isBusy, onGo }: Props) {
  const t = useWords(exchangesMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const isReached = tally.missing === 0;
  return (
    <section className="exchange-tally" aria-label={t('tally')}>
      <dl className="exchange-sums">
        <div>
          <dt>
            {t('total')} <small>{t('many', { count: number(tally.count) })}</small>
          </dt>
          <dd className="price">{amount(tally.total)}</dd>
        </div>
        <div>
          <dt>{t('price')}</dt>
          <dd>{amount(price)}</dd>
        </div>
      </dl>
      <progress className="bar" max={price} value={Math.min(price, tally.total)} aria-label={t('total')} />
      <p className={isReached ? 'exchange-reached' : 'exchange-missing'} role="status">
        {isReached ? `${t('change')} ${amount(tally.change)}` : t('missing', { points: amount(tally.missing) })}
      </p>
      <button type="button" className="button" disabled={!isReached} aria-disabled={isBusy} onClick={onGo}>
        {t('go')}
      </button>
    </section>
  );
}
