import './catalog.css';
import './card.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { CopyOutcome } from '../../ui/CopyOutcome';
import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import { useAmount } from '../../ui/use-amount';
import { useCopy } from '../../ui/use-copy';
import { cardMessages } from './card.messages';
import { isConvertible } from './catalog.rules';
import { CardFacts } from './components/CardFacts';
import { CardPacks } from './components/CardPacks';
import { CardSides } from './components/CardSides';
import { buildCardDetailQuery, type PackCard, type PackOfPrize } from './prizes.api';

/** Page of a single card: its facts, its value in points, and the packs that hold it. */
export default function CardPage() {
  const [query] = useSearchParams();
  const cardId = query.get('cardId');
  const packId = query.get('packId') ?? '';
  if (!cardId) return <Navigate to={paths.top} replace />;
  return (
    <Suspense key={`${cardId} ${packId}`} fallback={<Skeleton ratio="5 / 7" />}>
      <Card cardId={cardId} packId={packId} />
    </Suspense>
  );
}

function Card({ cardId, packId }: { cardId: string; packId: string }) {
  const t = useWords(cardMessages);
  const { data: detail } = useSuspenseQuery(buildCardDetailQuery(cardId, packId));
  const { pack, packs } = detail;
  const card = pack.prizes[0]!;
  return (
    <Page title={card.name}>
      <div className="card-head">
        <CardSides card={card} />
        <div className="card-words">
          <Worth card={card} pack={pack} />
          <Link className="button" to={link(paths.packDetail, { packId: pack.id })}>
            {t('seePack')}
          </Link>
          <section className="card-facts" aria-labelledby="card-facts">
            <h2 id="card-facts">{t('facts')}</h2>
            <CardFacts card={card} />
            <p className="note">{t('fixed')}</p>
            {card.reference && <p className="note">{t('referenceText')}</p>}
          </section>
          <CopyLink address={link(paths.card, { cardId, packId: pack.id })} />
        </div>
      </div>
      <CardPacks packs={packs} />
    </Page>
  );
}

/** Value of the card for its winner: points, or shipping only. */
function Worth({ card, pack }: { card: PackCard; pack: PackOfPrize }) {
  const t = useWords(cardMessages);
  const amount = useAmount();
  const gives = isConvertible(card, pack.payment_method);
  return (
    <section className="panel card-worth" aria-label={t('gives')}>
      <p className="note">{t('inPack', { pack: pack.name, rank: card.rank_name })}</p>
      {gives && <strong>{t('givesPoints', { points: amount(card.buy_point) })}</strong>}
      <p>{t(gives ? 'givesText' : 'shipOnlyText')}</p>
    </section>
  );
}

function CopyLink({ address }: { address: string }) {
  const t = useWords(cardMessages);
  const { attempt, copy } = useCopy();
  return (
    <div className="card-share">
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void copy(new URL(address, window.location.origin).href)}
      >
        {t('copyLink')}
      </button>
      <CopyOutcome attempt={attempt} copied={t('copied')} />
    </div>
  );
}
