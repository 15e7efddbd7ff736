import { sourcesOf } from './picture.rules';

interface Props {
  readonly src: string;
  /** Empty for a picture that says no more than the words beside it. */
  readonly alt: string;
  /** The full size in pixels; it keeps the picture's place while it loads. */
  readonly width: number;
  readonly height: number;
  /** How wide it is shown, as CSS writes it; needed only for eager pictures, lazy ones are measured. */
  readonly sizes?: string;
  /** For what is seen first: fetched at once and before the rest. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture in the width that its place and the screen need. */
export function Picture({ src, alt, width, height, sizes, eager = false, className }: Props) {
  const srcSet = sourcesOf(src, width);
  return (
    <img
      className={className}
      // The browser acts on `src` as soon as it is set: what decides about loading comes first.
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
