import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import { sumPoints } from '../choice.rules';
import type { DrawAnswer } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import type { Choice } from '../use-choice';
import { ShippingRule } from './ShippingRule';

interface Props {
  readonly draw: DrawAnswer;
  readonly choice: Choice;
  readonly onProceed: () => void;
}

/** Bar with the totals of the choice and the button that proceeds. */
export function ChoiceTally({ draw, choice, onProceed }: Props) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const points = sumPoints(choice.toConvert);
  return (
    <section className="tally" aria-label={t('tally')}>
      <ShippingRule draw={draw} choice={choice} points={points} />
      <dl className="tally-sums">
        <div>
          <dt>{t('toShipCount')}</dt>
          <dd>{t('sheets', { count: number(choice.toShip.length) })}</dd>
        </div>
        <div>
          <dt>
            {t('toConvertCount')} <small>{t('many', { count: number(choice.toConvert.length) })}</small>
          </dt>
          <dd className="price">{amount(points)}</dd>
        </div>
      </dl>
      <button type="button" className="button" disabled={choice.missing > 0} onClick={onProceed}>
        {t('toDecide')}
      </button>
    </section>
  );
}
