import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Modal } from '../../../ui/Modal';
import { useAmount } from '../../../ui/use-amount';
import { type Pack, type PackCard, packCards } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { groupByRank } from '../catalog.rules';

/** What is in the box, by rank, with the exact chance of each card now. */
export function CardList({ pack }: { pack: Pack }) {
  const t = useWords(catalogMessages);
  const { number, percent } = useFormats();
  const [enlarged, setEnlarged] = useState<PackCard | null>(null);
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(packCards(String(pack.id)));
  const rows = data.pages.flatMap(({ list }) => list);
  const chanceOf = (card: PackCard) => percent(pack.pack_count > 0 ? card.remaining / pack.pack_count : 0);
  return (
    <section>
      <h2>{t('cards')}</h2>
      {groupByRank(rows).map((group) => (
        <section key={group.rank} className="rank">
          <h3>{group.name}</h3>
          <ul className="cards">
            {group.rows.map((card) => (
              <li key={card.id} className="card">
                <button type="button" className="card-face" onClick={() => setEnlarged(card)}>
                  <img src={card.image_url} alt={t('enlarge', { name: card.name })} loading="lazy" />
                </button>
                <span className="card-name">{card.name}</span>
                <small>{t('cardLeft', { count: number(card.remaining) })}</small>
                <small>{t('chance', { share: chanceOf(card) })}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <button type="button" className="button button-quiet" onClick={() => void fetchNextPage()}>
          {t('moreCards')}
        </button>
      )}
      {enlarged && (
        <Modal title={enlarged.name} onClose={() => setEnlarged(null)}>
          <CardFacts card={enlarged} />
          <button type="button" className="button" onClick={() => setEnlarged(null)}>
            {t('close')}
          </button>
        </Modal>
      )}
    </section>
  );
}

function CardFacts({ card }: { card: PackCard }) {
  const t = useWords(catalogMessages);
  const { number } = useFormats();
  const amount = useAmount();
  return (
    <>
      <img src={card.image_url} alt="" className="card-large" />
      <ul className="plain-list">
        {[card.rarity_label, card.model_number].filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {card.set_count > 1 && <li>{t('setOf', { count: number(card.set_count) })}</li>}
        <li>{card.no_reduction === '1' ? t('shipOnly') : t('convertsTo', { points: amount(card.buy_point) })}</li>
        {card.is_special_remarks === '1' && <li>{card.special_remarks}</li>}
      </ul>
    </>
  );
}
