import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { TextField } from '../../../ui/Field';
import { useAmount } from '../../../ui/use-amount';
import { Verified } from '../../../ui/Verified';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { computeMaxCount, computePresetCount, listCountChoices, parseCount } from '../catalog.rules';
import { packDetailMessages } from '../pack-detail.messages';
import { BuyLabel } from './BuyLabel';

/** Returns the address of the confirmation page, which checks the purchase and sends visitors to the log-in. */
const confirmationPathOf = (pack: Pack, buyCount: string | number) =>
  link(paths.confirmBuyProduct, { packId: pack.id, buyCount });

/** Chooses how many tickets to draw; `num` is the count of the address. */
export function CountPicker({ pack, num }: { pack: Pack; num: string | null }) {
  const t = useWords(catalogMessages);
  return (
    <section className="count-picker" aria-label={t('draw')}>
      <div className="buy-bar">
        <div className="buy-buttons">
          {listCountChoices(pack).map((choice) => (
            <Link key={choice} className="button" to={confirmationPathOf(pack, choice)}>
              <BuyLabel pack={pack} choice={choice} />
            </Link>
          ))}
        </div>
        <Verified pack={pack} isShort proof={link(paths.fairness, { packId: pack.id })} />
      </div>
      {computeMaxCount(pack) > 1 && <CountForm pack={pack} num={num} />}
      {pack.show_cardlist === '1' && <Link to={link(paths.demoDraw, { packId: pack.id })}>{t('demo')}</Link>}
    </section>
  );
}

function CountForm({ pack, num }: { pack: Pack; num: string | null }) {
  const t = useWords(packDetailMessages);
  const { number } = useFormats();
  const amount = useAmount();
  const navigate = useNavigate();
  const [text, setText] = useState(() => String(computePresetCount(num, pack)));
  const [isRefused, setRefused] = useState(false);
  const count = parseCount(text, pack);
  const max = number(computeMaxCount(pack));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(count === null);
    if (count !== null) void navigate(confirmationPathOf(pack, count));
  };

  return (
    <form onSubmit={submit} noValidate className="count-form">
      <TextField
        label={t('count')}
        hint={t('countHint', { max })}
        error={isRefused && count === null ? t('countOutOfRange', { max }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button button-quiet">
        <span>{t('drawThis')}</span>{' '}
        {count !== null && <small>{amount(pack.point * count, pack.payment_method)}</small>}
      </button>
    </form>
  );
}
