import { Picture } from '../../../ui/Picture';

export const CARD_BACK = '/images/card-back.webp';

/**
 * Picture of a card, whose name is in the text beside it.
 * @param eager loads first, for the large card
 */
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
