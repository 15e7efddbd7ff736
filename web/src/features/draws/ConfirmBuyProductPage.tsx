import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { firstError } from '../../api/answer';
import { useWrite } from '../../api/use-write';
import { link, paths } from '../../app/paths';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { Facts } from '../../ui/Facts';
import { TextField } from '../../ui/Field';
import { Page } from '../../ui/Page';
import { useAmount } from '../../ui/use-amount';
import { ShortfallModal } from './components/ShortfallModal';
import { type Draw, drawPack } from './draws.api';
import type { enterConfirmBuyProduct } from './draws.entry';
import { drawsMessages } from './draws.messages';
import { newClientSeed } from './draws.rules';

export default function ConfirmBuyProductPage() {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const navigate = useNavigate();
  const { pack, purchase, isAffordable } = useLoaderData<typeof enterConfirmBuyProduct>();
  const [hasRunShort, setRunShort] = useState(false);
  // Made once for this purchase: a lost answer is asked for again with the very same words.
  const [seed, setSeed] = useState(() => newClientSeed((bytes) => crypto.getRandomValues(bytes)));
  const packPage = link(paths.packDetail, { packId: pack.id });
  const inMoney = (n: number) => amount(n, purchase.payment_method);

  const submit = useWrite(drawPack, (draw: Draw) => {
    const refusal = firstError(draw.errors, 'count');
    if (refusal) return navigate(link(paths.packDetail, { packId: pack.id, errorMessageCount: refusal }));
    if (draw.result !== '1') return setRunShort(true);
    return navigate(paths.gachaAnimation, { replace: true });
  });

  return (
    <Page title={t('confirmTitle')} narrow>
      <Facts
        facts={[
          [t('pack'), pack.name],
          [t('count'), t('times', { count: number(purchase.count) })],
          [t('cost'), inMoney(purchase.cost)],
          [t('before'), inMoney(purchase.before)],
          [t('after'), inMoney(purchase.after)],
        ]}
      />
      <div className="buttons">
        <Link className="button button-quiet" to={packPage}>
          {t('no')}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => submit({ pack_id: pack.id, count: String(purchase.count), client_seed: seed })}
        >
          {t('buy')}
        </button>
      </div>
      <details>
        <summary>{t('seedTitle')}</summary>
        <TextField
          label={t('seed')}
          hint={t('seedHint')}
          value={seed}
          maxLength={64}
          onChange={(event) => setSeed(event.target.value)}
        />
      </details>
      {(!isAffordable || hasRunShort) && <ShortfallModal pack={pack} onClose={() => void navigate(packPage)} />}
    </Page>
  );
}
