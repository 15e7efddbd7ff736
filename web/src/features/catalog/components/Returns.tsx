import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { computeShareLeft } from '../catalog.rules';
import { packDetailMessages } from '../pack-detail.messages';
import type { PackReturns } from '../prizes.api';
import { type BoundedStep, computeChanceOfAll, toBoundedSteps } from '../prizes.rules';
import { Gauge } from './Gauge';

/** Number of draws in the example, a common purchase. */
const DRAWS = 5;

interface Props {
  readonly returns: PackReturns;
  readonly pack: Pick<Pack, 'point'>;
}

/** Returns of a draw in points: the average, the most likely, and the chance of each range. */
export function Returns({ returns: { percent, steps, ship_only, most_likely }, pack }: Props) {
  const t = useWords(packDetailMessages);
  const catalog = useWords(catalogMessages);
  const { number, odds, percent: inPercent } = useFormats();
  const amount = useAmount();
  const left = steps.reduce((sum, step) => sum + step.left, ship_only);
  const below = steps.reduce((sum, step) => sum + (step.from < pack.point ? step.left : 0), 0);
  const fiveBelow = left >= DRAWS ? computeChanceOfAll(below, left, DRAWS) : 0;
  const price = amount(pack.point);
  return (
    <section className="returns" aria-labelledby="returns">
      <div className="returns-words">
        <h3 id="returns">
          {t('returns')} <strong>{inPercent(percent / 100)}</strong>
        </h3>
        <p>
          {t('returnsText')} {ship_only > 0 && t('returnsShipOnly', { count: number(ship_only) })}
        </p>
        <p>
          {most_likely &&
            t('mostLikely', {
              points: amount(most_likely.point),
              share: odds(computeShareLeft(most_likely.left, left)),
            })}{' '}
          {below > 0
            ? t('returnsBelow', { price, share: odds(computeShareLeft(below, left)) })
            : t('returnsNone', { price })}{' '}
          {fiveBelow > 0 && t('fiveBelow', { price, share: odds(fiveBelow) })}
        </p>
      </div>
      <figure className="ladder">
        <figcaption>{t('ladder')}</figcaption>
        <ul className="return-steps">
          {toBoundedSteps(steps).map((step) => (
            <StepRow key={step.from} left={step.left} of={left} isBelow={step.from < pack.point}>
              <StepName step={step} />
            </StepRow>
          ))}
          {ship_only > 0 && (
            <StepRow left={ship_only} of={left}>
              {catalog('onlyShipped')}
            </StepRow>
          )}
        </ul>
      </figure>
    </section>
  );
}

interface StepRowProps {
  readonly left: number;
  /** All tickets left. */
  readonly of: number;
  /** True for a range below the price of a draw. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

/** Row of one range: its points, its chance, and a bar. */
function StepRow({ left, of, isBelow = false, children }: StepRowProps) {
  const t = useWords(packDetailMessages);
  const { number, odds } = useFormats();
  return (
    <li className={isBelow ? 'is-below' : undefined}>
      <span>{children}</span>
      <small>{left > 0 && t('ladderLeft', { left: number(left) })}</small>
      <strong>{left > 0 ? odds(computeShareLeft(left, of)) : t('none')}</strong>
      <Gauge share={computeShareLeft(left, of)} />
    </li>
  );
}

/** Range of points in words. */
function StepName({ step: { from, to } }: { step: BoundedStep }) {
  const t = useWords(packDetailMessages);
  const { number } = useFormats();
  const amount = useAmount();
  if (to === null) return t('stepFrom', { from: amount(from) });
  if (from === 0) return t('stepBelow', { below: amount(to + 1) });
  return t('stepWithin', { from: number(from), to: amount(to) });
}
