import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../../i18n/i18n';
import { Picture } from '../../../ui/Picture';
import { useDialog } from '../../../ui/use-dialog';
import { cardMessages } from '../card.messages';
import type { PackCard } from '../prizes.api';

const WIDTH = 600;
const HEIGHT = 840;

/** Large view of a card that can be turned over and enlarged. */
export function CardSides({ card }: { card: PackCard }) {
  const t = useWords(cardMessages);
  const [side, setSide] = useState<'front' | 'back'>('front');
  const [isZoomed, setZoomed] = useState(false);
  const { name, image_url, back_image_url } = card;
  const shown = side === 'front' ? image_url : back_image_url;
  const alt = t(side, { name });
  const size = { width: WIDTH, height: HEIGHT, sizes: 'min(80vw, 24rem)', eager: true } as const;
  return (
    <div className="sides" style={{ '--light': `var(--rarity-${card.rarity})` } as CSSProperties}>
      <div className={`sides-card is-${side}`}>
        <Picture {...size} className="sides-front" src={image_url} alt={side === 'front' ? alt : ''} />
        {back_image_url && (
          <Picture {...size} className="sides-back" src={back_image_url} alt={side === 'back' ? alt : ''} />
        )}
      </div>
      <div className="buttons">
        {back_image_url && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => setSide(side === 'front' ? 'back' : 'front')}
          >
            {t(side === 'front' ? 'showBack' : 'showFront')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => setZoomed(true)}>
          {t('zoom')}
        </button>
      </div>
      {isZoomed && <Zoom src={shown} alt={alt} title={t('zoomed', { name })} onClose={() => setZoomed(false)} />}
    </div>
  );
}

interface ZoomProps {
  readonly src: string;
  readonly alt: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Enlarged side of a card, wider than a phone's screen. A finger or the arrow keys scroll it. */
function Zoom({ src, alt, title, onClose }: ZoomProps) {
  const t = useWords(cardMessages);
  const dialog = useDialog(onClose);
  const pane = useRef<HTMLElement>(null);
  // Scrolls to the middle once the dialog is open.
  useLayoutEffect(() => {
    if (pane.current) pane.current.scrollLeft = (pane.current.scrollWidth - pane.current.clientWidth) / 2;
  }, []);
  return (
    <dialog {...dialog} className="zoom" aria-label={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section ref={pane} className="zoom-window" tabIndex={0} aria-label={title}>
        <Picture src={src} alt={alt} width={WIDTH} height={HEIGHT} sizes="60rem" eager />
      </section>
      <button type="button" className="button button-quiet" onClick={onClose}>
        {t('closeZoom')}
      </button>
    </dialog>
  );
}
