/** Decorative tick; the text beside it carries the meaning. */
export function Tick() {
  return (
    <svg className="tick" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="m5 12.5 4.5 4.5L19 7.5" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
