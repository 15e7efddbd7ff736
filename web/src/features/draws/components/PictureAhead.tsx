import type { DrawnCard } from '../draws.api';
import { CardPicture } from './CardPicture';

/** Prefetches the picture of the next card in its final size. */
export function PictureAhead({ card }: { card: DrawnCard | undefined }) {
  return (
    card && (
      <div hidden>
        <CardPicture src={card.image} eager />
      </div>
    )
  );
}
