import './draws.css';
import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { useIsWriting } from '../../api/use-write';
import { link, paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { PurchaseFacts } from './components/PurchaseFacts';
import { Sealed } from './components/Sealed';
import { SeedField } from './components/SeedField';
import { ShortfallModal } from './components/ShortfallModal';
import type { enterConfirmBuyProduct } from './draws.entry';
import { drawsMessages } from './draws.messages';
import { useDrawPack } from './use-draw-pack';
import { useLikelyFilm } from './use-film';

/** The last look before points or coins are spent. */
export default function ConfirmBuyProductPage() {
  const t = useWords(drawsMessages);
  const navigate = useNavigate();
  const isWriting = useIsWriting();
  const { pack, purchase, isAffordable } = useLoaderData<typeof enterConfirmBuyProduct>();
  const [hasRunShort, setRunShort] = useState(false);
  const packPage = (errorMessageCount?: string) => link(paths.packDetail, { packId: pack.id, errorMessageCount });
  const { seed, setSeed, draw } = useDrawPack(pack, {
    onDrawn: () => navigate(paths.gachaAnimation, { replace: true }),
    onShort: () => setRunShort(true),
    onRefused: (message) => navigate(packPage(message), { replace: true }),
  });
  useLikelyFilm(purchase.pack_id, purchase.count);
  return (
    <Page title={t('confirmTitle')} narrow>
      <PurchaseFacts pack={pack} purchase={purchase} />
      <div className="buttons">
        <Link className="button button-quiet" to={packPage()} replace>
          {t('no')}
        </Link>
        <button type="button" className="button" aria-disabled={isWriting} onClick={() => draw(purchase.count)}>
          {t('buy')}
        </button>
      </div>
      <Sealed />
      <SeedField seed={seed} onChange={setSeed} />
      {(!isAffordable || hasRunShort) && (
        <ShortfallModal purchase={purchase} onClose={() => void navigate(packPage(), { replace: true })} />
      )}
    </Page>
  );
}
