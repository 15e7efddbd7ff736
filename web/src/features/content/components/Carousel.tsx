import type { CSSProperties } from 'react';
import { useWords } from '../../../i18n/i18n';
import { Picture } from '../../../ui/Picture';
import { usePageLoaded } from '../../../ui/use-page-loaded';
import { contentMessages } from '../content.messages';
import { turnOf } from '../content.rules';
import type { Motion } from './motion';
import { PauseButton } from './PauseButton';
import { useCarousel } from './use-carousel';

/** The place of a picture beside the one that is shown. The outer two wait out of sight for their way in. */
const SIDES = [-2, -1, 0, 1, 2];

/** Pictures that slide past, round and round. */
export function Carousel({ files, ...motion }: Motion & { files: readonly string[] }) {
  const t = useWords(contentMessages);
  const count = files.length;
  const { position, setPosition, isDragged, hover, focus, swipe } = useCarousel(count > 1 && !motion.isStill);
  const turn = turnOf(position, count);
  const hasSettled = usePageLoaded();
  if (count === 1) return <SinglePicture file={files[0] ?? ''} />;
  return (
    <section className="banner" aria-label={t('banner')} aria-roledescription="carousel">
      <div className={isDragged ? 'banner-frame is-dragged' : 'banner-frame'} {...hover} {...swipe}>
        {SIDES.map((side) => (
          <div
            // A picture that comes round again is a new one: none flies back across the stage.
            key={position + side}
            className="banner-slide"
            data-side={side}
            style={{ '--side': side } as CSSProperties}
          >
            {(hasSettled || side === 0) && (
              <BannerPicture file={files[turnOf(position + side, count)] ?? ''} eager={position + side === 0} />
            )}
          </div>
        ))}
      </div>
      <div className="banner-controls">
        <PauseButton {...motion} />
        <div className="banner-dots" {...focus}>
          {files.map((file, index) => (
            <button
              key={file}
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

function SinglePicture({ file }: { file: string }) {
  return (
    <div className="banner">
      <div className="banner-frame">
        <BannerPicture file={file} eager />
      </div>
    </div>
  );
}

function BannerPicture({ file, eager }: { file: string; eager: boolean }) {
  // Fewer pixels than a phone has, and no less sharp to the eye.
  return <Picture src={file} alt="" width={1600} height={640} sizes="(width >= 64rem) 46rem, 60vw" eager={eager} />;
}
