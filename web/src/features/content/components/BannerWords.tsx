import { Link } from 'react-router-dom';
import type { ShownSlide } from '../content.api';

/** What is said over a picture of the banner. Its button is a quiet one: the page has others that matter more. */
export function BannerWords({ slide: { headline, line, button } }: { slide: ShownSlide }) {
  if (!headline && !line && !button) return null;
  return (
    <div className="banner-words">
      {headline && <p className="banner-headline">{headline}</p>}
      {line && <p>{line}</p>}
      {button && (
        // A swipe may begin on it.
        <Link className="button button-quiet" to={button.link} draggable={false}>
          {button.label}
        </Link>
      )}
    </div>
  );
}
