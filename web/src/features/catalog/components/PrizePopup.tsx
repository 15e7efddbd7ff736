import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Modal } from '../../../ui/Modal';
import { Picture } from '../../../ui/Picture';
import { useAmount } from '../../../ui/use-amount';
import { cardMessages } from '../card.messages';
import { isConvertible, type PaymentMethod } from '../catalog.rules';
import { packDetailMessages } from '../pack-detail.messages';
import type { PackCard } from '../prizes.api';
import { CardFacts } from './CardFacts';
import { Odds } from './Odds';

const SWIPE_PX = 40;
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Props {
  readonly cards: readonly PackCard[];
  readonly packId: string;
  /** Currency of the pack. */
  readonly method: PaymentMethod;
  readonly shown: number;
  readonly boxLeft: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** Large view of a card. Arrow keys, buttons and swipes show the others in a cycle. */
export function PrizePopup({ cards, packId, method, shown, boxLeft, onShow, onClose }: Props) {
  const t = useWords(packDetailMessages);
  const startX = useRef(0);
  const card = cards[shown];
  if (!card) return null;
  const step = (by: number) => onShow((shown + by + cards.length) % cards.length);
  const turn = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      const by = STEPS[key];
      if (by) step(by);
    },
    onPointerDown: ({ clientX }: PointerEvent) => {
      startX.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const dx = clientX - startX.current;
      if (Math.abs(dx) >= SWIPE_PX) step(dx < 0 ? 1 : -1);
    },
  };
  return (
    <Modal title={card.name} onClose={onClose}>
      <div className="popup" {...turn}>
        <div className="popup-art">
          <Picture key={card.id} src={card.image_url} alt={card.name} width={600} height={840} eager sizes="24rem" />
        </div>
        <div className="popup-turn">
          <button type="button" className="button button-quiet" onClick={() => step(-1)} aria-label={t('previousCard')}>
            ‹
          </button>
          <span aria-live="polite">{t('turn', { turn: shown + 1, count: cards.length })}</span>
          <button type="button" className="button button-quiet" onClick={() => step(1)} aria-label={t('nextCard')}>
            ›
          </button>
        </div>
        <Facts card={card} packId={packId} method={method} boxLeft={boxLeft} />
        <button type="button" className="button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Modal>
  );
}

function Facts({ card, packId, method, boxLeft }: { card: PackCard } & Pick<Props, 'packId' | 'method' | 'boxLeft'>) {
  const t = useWords(packDetailMessages);
  const words = useWords(cardMessages);
  const amount = useAmount();
  return (
    <>
      <div className="popup-facts">
        <p>{card.rank_name}</p>
        <Odds card={card} boxLeft={boxLeft} />
        <p>{isConvertible(card, method) ? t('convertsTo', { points: amount(card.buy_point) }) : t('shipOnly')}</p>
      </div>
      <CardFacts card={card} />
      <Link className="button button-quiet" to={link(paths.card, { cardId: card.card_id, packId })}>
        {words('cardPage')}
      </Link>
    </>
  );
}
