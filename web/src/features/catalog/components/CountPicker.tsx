import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { link, paths } from '../../../app/paths';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { countChoices, maxCount, presetCount } from '../catalog.rules';

/** Chooses how many to draw; `num` is the count that the address presets. The confirmation page asks the shop. */
export function CountPicker({ pack, num }: { pack: Pack; num: string | null }) {
  const t = useWords(catalogMessages);
  const { number } = useFormats();
  const navigate = useNavigate();
  const [count, setCount] = useState(String(presetCount(num, pack)));
  const [isRefused, setRefused] = useState(false);
  const max = maxCount(pack);
  const toConfirm = (buyCount: string) => link(paths.confirmBuyProduct, { packId: pack.id, buyCount });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isInRange = /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= max;
    setRefused(!isInRange);
    if (isInRange) void navigate(toConfirm(String(Number(count))));
  };

  return (
    <section className="count-picker" aria-label={t('draw')}>
      <div className="count-buttons">
        {countChoices(pack).map((choice) => (
          <Link key={choice} className="button" to={toConfirm(String(choice))}>
            {choice === 'all' ? t('drawAll') : t('drawCount', { count: number(choice) })}
          </Link>
        ))}
      </div>
      {max > 1 && (
        <form onSubmit={submit} noValidate className="count-form">
          <TextField
            label={t('count')}
            hint={t('countHint', { max: number(max) })}
            error={isRefused ? t('countOutOfRange', { max: number(max) }) : undefined}
            inputMode="numeric"
            maxLength={4}
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
          <button type="submit" className="button button-quiet">
            {t('drawThis')}
          </button>
        </form>
      )}
    </section>
  );
}
