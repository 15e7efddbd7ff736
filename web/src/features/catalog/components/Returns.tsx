import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import type { Pack, PackReturns } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { type BoundedStep, boundedSteps, shareLeft } from '../catalog.rules';
import { packDetailMessages } from '../pack-detail.messages';
import { Gauge } from './Gauge';

interface Props {
  readonly returns: PackReturns;
  readonly pack: Pick<Pack, 'point'>;
}

/** What a draw gives back in points: on average, and how likely how much of it. */
export function Returns({ returns: { percent, steps, ship_only }, pack }: Props) {
  const t = useWords(packDetailMessages);
  const catalog = useWords(catalogMessages);
  const { number, odds, percent: inPercent } = useFormats();
  const amount = useAmount();
  const left = steps.reduce((sum, step) => sum + step.left, ship_only);
  const below = steps.reduce((sum, step) => sum + (step.from < pack.point ? step.left : 0), 0);
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
          {below > 0 ? t('returnsBelow', { price, share: odds(shareLeft(below, left)) }) : t('returnsNone', { price })}
        </p>
      </div>
      <ul className="return-steps">
        {boundedSteps(steps).map((step) => (
          <li key={step.from} className={step.from < pack.point ? 'is-below' : undefined}>
            <StepName step={step} />
            <strong>{step.left > 0 ? odds(shareLeft(step.left, left)) : t('none')}</strong>
            <Gauge share={shareLeft(step.left, left)} />
          </li>
        ))}
        {ship_only > 0 && (
          <li>
            <span>{catalog('onlyShipped')}</span>
            <strong>{odds(shareLeft(ship_only, left))}</strong>
            <Gauge share={shareLeft(ship_only, left)} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** The points of a step, in words. */
function StepName({ step: { from, to } }: { step: BoundedStep }) {
  const t = useWords(packDetailMessages);
  const { number } = useFormats();
  const amount = useAmount();
  if (to === null) return <span>{t('stepFrom', { from: amount(from) })}</span>;
  if (from === 0) return <span>{t('stepBelow', { below: amount(to + 1) })}</span>;
  return <span>{t('stepWithin', { from: number(from), to: amount(to) })}</span>;
}
