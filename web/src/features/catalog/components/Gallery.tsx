import { useRef, useState } from 'react';
import { useWords } from '../../../i18n/i18n';
import { isMotionReduced } from '../../../ui/motion';
import { Picture } from '../../../ui/Picture';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { packDetailMessages } from '../pack-detail.messages';

const SIZES = '(width >= 64rem) 33rem, 100vw';
/** Makes the browser choose the smallest file, which the thumbnail uses as well. */
const MIN_SIZE = '1px';

/** Pictures of a pack, swiped or chosen by thumbnails. */
export function Gallery({ pack }: { pack: Pack }) {
  const catalog = useWords(catalogMessages);
  const t = useWords(packDetailMessages);
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const show = (index: number) => {
    const behavior = isMotionReduced() ? 'instant' : 'smooth';
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior });
  };
  const isSoldOut = pack.pack_count === 0;
  return (
    <section
      className="gallery"
      aria-label={t('pictures', { name: pack.name })}
      onPointerEnter={touch}
      onPointerDown={touch}
      onFocus={touch}
    >
      <div
        ref={strip}
        // Focusable, so that the arrow keys scroll it.
        tabIndex={pack.image.length > 1 ? 0 : undefined}
        className={isSoldOut ? 'gallery-strip is-sold-out' : 'gallery-strip'}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pack.image.map((image, index) => (
          <Picture
            key={image}
            src={image}
            alt=""
            width={960}
            height={600}
            sizes={index === 0 || isTouched ? SIZES : MIN_SIZE}
            eager={index === 0}
          />
        ))}
      </div>
      {isSoldOut && (
        <img src="/images/sold-out.svg" alt={catalog('soldOut')} width={960} height={600} className="stamp" />
      )}
      {pack.image.length > 1 && (
        <div className="gallery-choice">
          {pack.image.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-label={t('picture', { turn: index + 1 })}
              aria-pressed={index === shown}
              onClick={() => show(index)}
            >
              <Picture src={image} alt="" width={960} height={600} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
