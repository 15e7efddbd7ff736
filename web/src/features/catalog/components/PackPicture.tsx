import { useRef } from 'react';
import { useWords } from '../../../i18n/i18n';
import { Picture } from '../../../ui/Picture';
import { useInView } from '../../../ui/use-in-view';
import { usePageLoaded } from '../../../ui/use-page-loaded';
import { useRotation } from '../../../ui/use-rotation';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';

const ROTATION_MS = 2000;

interface Props {
  readonly pack: Pack;
  /** Shows the first picture only. */
  readonly isStill: boolean;
  readonly eager: boolean;
}

/** Shows the pictures of a pack in turn, with a stamp over those of a sold-out pack. */
export function PackPicture({ pack, isStill, eager }: Props) {
  const t = useWords(catalogMessages);
  const isSoldOut = pack.pack_count === 0;
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const hasSettled = usePageLoaded();
  // Pictures out of view do not rotate and are not fetched.
  const isTurning = isInView && hasSettled && !isStill && !isSoldOut;
  const images = isTurning ? pack.image : pack.image.slice(0, 1);
  const shown = useRotation(images.length, ROTATION_MS);
  return (
    <div ref={place} className={isSoldOut ? 'pack-picture is-sold-out' : 'pack-picture'}>
      {images.map((image, index) => (
        <Picture
          key={image}
          src={image}
          alt=""
          width={960}
          height={600}
          // A smaller file than the screen's pixel density asks for; it looks as sharp.
          sizes="(width >= 64rem) 22rem, (width >= 40rem) 30vw, 60vw"
          eager={eager && index === 0}
          className={index === shown ? 'is-shown' : undefined}
        />
      ))}
      {isSoldOut && <img src="/images/sold-out.svg" alt={t('soldOut')} width={960} height={600} className="stamp" />}
    </div>
  );
}
