import type { DrawnCard } from '../draws.api';
import { CardPicture } from './CardPicture';

/** Fetches the picture of a card that comes next, in the size it will have. */
export function PictureAhead({ card }: { card: DrawnCard | undefined }) {
  return (
    card && (
      <div hidden>
        <CardPicture src={card.image} eager />
      </div>
    )
  );
}
