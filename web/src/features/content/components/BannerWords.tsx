import { Link } from 'react-router-dom';
import type { ShownSlide } from '../content.api';

/** Shows text over a picture of the banner. Its button is secondary, because others on the page matter more. */
export function BannerWords({ slide: { headline, line, button } }: { slide: ShownSlide }) {
  if (!headline && !line && !button) return null;
  return (
    <div className="banner-words">
      {headline && <p className="banner-headline">{headline}</p>}
      {line && <p>{line}</p>}
      {button && (
        // Allows swipes to start on the button.
        <Link className="button button-quiet" to={button.link} draggable={false}>
          {button.label}
        </Link>
      )}
    </div>
  );
}
