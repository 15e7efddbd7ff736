interface Props {
  /** CSS lengths. The default width is 100 %. */
  readonly width?: string;
  readonly height?: string;
  /** Width by height, in the syntax of `aspect-ratio`: '16 / 10'. */
  readonly ratio?: string;
  readonly lines?: number;
}

/** Reserves space for content that is still loading. */
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
