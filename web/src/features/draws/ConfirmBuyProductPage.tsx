import './draws.css';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { keepRefusal } from '../../api/purchase-refusal';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { ConfirmPurchase } from './components/ConfirmPurchase';
import { ShortfallModal } from './components/ShortfallModal';
import type { enterConfirmBuyProduct } from './draws.entry';
import { drawsMessages } from './draws.messages';

/** Confirmation page of a purchase from a pack's page, and of a repeated draw. */
export default function ConfirmBuyProductPage() {
  const t = useWords(drawsMessages);
  const navigate = useNavigate();
  const { pack, purchase, isAffordable } = useLoaderData<typeof enterConfirmBuyProduct>();
  const [hasRunShort, setRunShort] = useState(false);
  const toPack = (errorMessageCount?: string) =>
    void navigate(link(paths.packDetail, { packId: pack.id, errorMessageCount }), { replace: true });
  return (
    <Page title={t('confirmTitle')} narrow>
      <ConfirmPurchase
        pack={pack}
        purchase={purchase}
        onNo={() => toPack()}
        onDrawn={(historyId) => navigate(link(paths.gachaAnimation, { historyId }), { replace: true })}
        onShort={() => setRunShort(true)}
        onRefused={(sentence) => toPack(keepRefusal(sentence))}
      />
      {(!isAffordable || hasRunShort) && <ShortfallModal purchase={purchase} onClose={() => toPack()} />}
    </Page>
  );
}
