import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import { isShipOnly, SHIPPING_THRESHOLD_POINTS } from '../choice.rules';
import type { DrawAnswer } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import type { Choice } from '../use-choice';
import { Tick } from './Tick';

interface Props {
  readonly draw: DrawAnswer;
  readonly choice: Choice;
  /** points of the cards that are not shipped */
  readonly points: number;
}

/** Progress towards the minimum points for shipping, and the next step. Renders nothing when no minimum applies. */
export function ShippingRule({ draw, choice, points }: Props) {
  const isBound = choice.toShip.some((card) => !isShipOnly(card, draw.is_buy_coin));
  return (
    <div className="rule" aria-live="polite">
      {isBound && (choice.isOutOfReach ? <OutOfReach /> : <Progress points={points} missing={choice.missing} />)}
    </div>
  );
}

function OutOfReach() {
  const t = useWords(drawsMessages);
  const threshold = useAmount()(SHIPPING_THRESHOLD_POINTS);
  return <p className="rule-unmet">{t('undoShipping', { threshold })}</p>;
}

function Progress({ points, missing }: { points: number; missing: number }) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  return (
    <>
      <p className="rule-head">
        <span>{t('rule')}</span>
        <strong>{t('ruleState', { points: amount(points), threshold: amount(SHIPPING_THRESHOLD_POINTS) })}</strong>
      </p>
      <progress
        className="bar"
        value={Math.min(points, SHIPPING_THRESHOLD_POINTS)}
        max={SHIPPING_THRESHOLD_POINTS}
        aria-label={t('rule')}
      />
      {missing > 0 ? (
        <p className="rule-unmet">{t('pointsMissing', { points: amount(missing) })}</p>
      ) : (
        <p className="rule-met">
          <Tick />
          {t('ruleMet')}
        </p>
      )}
    </>
  );
}
