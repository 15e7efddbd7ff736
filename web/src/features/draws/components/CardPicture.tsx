import { Picture } from '../../../ui/Picture';

export const CARD_BACK = '/images/card-back.webp';

/** The picture of a card; its name stands beside it. @param eager shown large and first, on the stage */
export function CardPicture({ src, eager, className }: { src: string; eager?: boolean; className?: string }) {
  return (
    <Picture
      src={src}
      alt=""
      width={600}
      height={840}
      eager={eager}
      sizes={eager ? 'min(80vw, 24rem)' : undefined}
      className={className}
    />
  );
}
