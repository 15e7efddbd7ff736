import { sourcesOf } from './picture.rules';

interface Props {
  readonly src: string;
  /** Empty for a picture that adds nothing to the text beside it. */
  readonly alt: string;
  /** Full width in pixels. With `height`, it reserves the space while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** Displayed width, in the syntax of `sizes`. Needed only for eager pictures; browsers measure lazy ones. */
  readonly sizes?: string;
  /** Fetches the picture at once, with high priority: for the first view of a page. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** Shows a picture; the browser picks the resolution that fits the layout and the screen. */
export function Picture({ src, alt, width, height, sizes, eager = false, className }: Props) {
  const srcSet = sourcesOf(src, width);
  return (
    <img
      className={className}
      // The browser starts loading as soon as `src` is set, so the attributes that control loading come first.
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      width={width}
      height={height}
      sizes={srcSet && (sizes ?? (eager ? '100vw' : 'auto, 100vw'))}
      srcSet={srcSet}
      src={src}
      alt={alt}
    />
  );
}
