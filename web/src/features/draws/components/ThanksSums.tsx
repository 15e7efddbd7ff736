import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import type { DecisionSums } from '../card-box.rules';
import { drawsMessages } from '../draws.messages';

/** Totals of a decision in large figures. */
export function ThanksSums({ sums }: { sums: DecisionSums }) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number } = useFormats();
  return (
    <dl className="thanks-sums">
      {sums.send_card > 0 && (
        <div>
          <dt>{t('thanksShipped')}</dt>
          <dd>{t('sheets', { count: number(sums.send_card) })}</dd>
        </div>
      )}
      {sums.reduction_card > 0 && (
        <div>
          <dt>{t('thanksConverted')}</dt>
          <dd className="price">+{amount(sums.reduction_point)}</dd>
        </div>
      )}
    </dl>
  );
}
