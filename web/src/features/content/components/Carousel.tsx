import type { CSSProperties } from 'react';
import { useWords } from '../../../i18n/i18n';
import { Picture } from '../../../ui/Picture';
import { usePageLoaded } from '../../../ui/use-page-loaded';
import type { ShownSlide } from '../content.api';
import { contentMessages } from '../content.messages';
import { stayOf, turnOf } from '../content.rules';
import { BannerWords } from './BannerWords';
import type { Motion } from './motion';
import { PauseButton } from './PauseButton';
import { useCarousel } from './use-carousel';

/** Positions of pictures relative to the current one. The outer two are out of view. */
const SIDES = [-2, -1, 0, 1, 2];

/** Shows pictures with text in an endless carousel. Only the middle picture is interactive. */
export function Carousel({ slides, ...motion }: Motion & { slides: readonly ShownSlide[] }) {
  const t = useWords(contentMessages);
  const count = slides.length;
  const { position, setPosition, isPlaying, isDragged, hover, focus, swipe } = useCarousel(
    count > 1 && !motion.isStill,
    (position) => stayOf(slides[turnOf(position, count)]!),
  );
  const turn = turnOf(position, count);
  const hasSettled = usePageLoaded();
  const [only] = slides;
  if (only && count === 1) return <SingleSlide slide={only} />;
  const slideAt = (side: number) => slides[turnOf(position + side, count)] as ShownSlide;
  return (
    <section className="banner" aria-label={t('banner')} aria-roledescription="carousel">
      <div
        className={isDragged ? 'banner-frame is-dragged' : 'banner-frame'}
        aria-live={isPlaying ? 'off' : 'polite'}
        {...hover}
        {...focus}
        {...swipe}
      >
        {SIDES.map((side) => (
          <div
            // A picture that comes round again gets a new key, so that none moves back across the stage.
            key={position + side}
            className="banner-slide"
            inert={side !== 0}
            data-side={side}
            style={{ '--side': side } as CSSProperties}
          >
            {(hasSettled || side === 0) && <BannerSlide slide={slideAt(side)} eager={position + side === 0} />}
          </div>
        ))}
      </div>
      <div className="banner-controls">
        <PauseButton {...motion} />
        <div className="banner-dots" {...focus}>
          {slides.map(({ file_name }, index) => (
            <button
              key={file_name}
              type="button"
              className="banner-dot"
              aria-label={t('showSlide', { turn: index + 1 })}
              aria-current={index === turn}
              onClick={() => setPosition(position + index - turn)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function SingleSlide({ slide }: { slide: ShownSlide }) {
  return (
    <div className="banner">
      <div className="banner-frame">
        <BannerSlide slide={slide} eager />
      </div>
    </div>
  );
}

function BannerSlide({ slide, eager }: { slide: ShownSlide; eager: boolean }) {
  return (
    <>
      <BannerPicture file={slide.file_name} eager={eager} />
      <BannerWords slide={slide} />
    </>
  );
}

function BannerPicture({ file, eager }: { file: string; eager: boolean }) {
  // Slightly fewer pixels than a phone's screen, without a visible difference.
  return <Picture src={file} alt="" width={1600} height={640} sizes="(width >= 64rem) 46rem, 60vw" eager={eager} />;
}
