import { useEffect, useRef } from 'react';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import { type EqualCards, isShipOnly } from '../choice.rules';
import type { DrawAnswer, DrawnCard } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import type { Choice } from '../use-choice';
import { DrawnCardFace } from './DrawnCardFace';

interface Props {
  readonly group: EqualCards<DrawnCard>;
  readonly isBuyCoin: DrawAnswer['is_buy_coin'];
  readonly choice: Choice;
}

/** Group of identical cards. The card toggles all of them, the two buttons change the number by one. */
export function EqualCardsToChoose({ group, isBuyCoin, choice: { has, set } }: Props) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const { equal, name } = group;
  const isLocked = isShipOnly(group, isBuyCoin);
  const chosen = isLocked ? equal : equal.filter(has);
  const rest = equal.filter((card) => !chosen.includes(card));
  const sheets = (count: number) => t('sheets', { count: number(count) });
  const tick = useRef<HTMLInputElement>(null);
  const isPartly = chosen.length > 0 && rest.length > 0;
  useEffect(() => {
    if (tick.current) tick.current.indeterminate = isPartly;
  }, [isPartly]);
  const outcome = isLocked
    ? t(isBuyCoin === '1' ? 'shipOnlyCoin' : 'shipOnlyCard')
    : rest.length === 0
      ? t('ship')
      : t('convertsTo', { points: amount(group.buy_point * rest.length) });
  return (
    <div className={isLocked ? 'card choice choice-equal is-locked' : 'card choice choice-equal'}>
      <label className="choice-face">
        <input
          ref={tick}
          type="checkbox"
          className="choice-box"
          aria-label={t('shipEqual', { name, count: number(equal.length) })}
          checked={rest.length === 0}
          disabled={isLocked}
          onChange={() => set(equal, rest.length > 0)}
        />
        <DrawnCardFace card={group} count={equal.length} />
      </label>
      {!isLocked && (
        <fieldset className="choice-steps">
          <legend className="visually-hidden">{t('shipHowMany', { name })}</legend>
          <button
            type="button"
            aria-label={t('oneLess', { name })}
            aria-disabled={chosen.length === 0}
            onClick={() => set(chosen.slice(-1), false)}
          >
            −
          </button>
          <output>{t('shipsOf', { chosen: number(chosen.length), all: sheets(equal.length) })}</output>
          <button
            type="button"
            aria-label={t('oneMore', { name })}
            aria-disabled={rest.length === 0}
            onClick={() => set(rest.slice(0, 1), true)}
          >
            +
          </button>
        </fieldset>
      )}
      <span className="choice-outcome">{outcome}</span>
    </div>
  );
}
