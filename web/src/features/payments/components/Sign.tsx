import '../outcome.css';

const SIGNS = { done: 'm6.5 12.5 4 4 7-8.5', failed: 'm8 8 8 8M16 8l-8 8' } as const;

/** Tick or cross beside text of the same meaning. */
export function Sign({ kind }: { kind: keyof typeof SIGNS }) {
  return (
    <svg className={`outcome-sign outcome-${kind}`} viewBox="0 0 24 24" width="72" height="72" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      <path d={SIGNS[kind]} />
    </svg>
  );
}
