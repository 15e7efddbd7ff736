interface Props {
  /** CSS lengths; the width is all there is unless said otherwise. */
  readonly width?: string;
  readonly height?: string;
  /** Width by height, as `aspect-ratio` writes it: '16 / 10'. */
  readonly ratio?: string;
  readonly lines?: number;
}

/** Keeps the place of what is still on its way. */
export function Skeleton({ width, height, ratio, lines = 1 }: Props) {
  const size = { width, height: ratio ? 'auto' : height, aspectRatio: ratio };
  return (
    <span className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
        <span key={line} style={size} />
      ))}
    </span>
  );
}
