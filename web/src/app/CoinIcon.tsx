/** Marks a number of coins. */
export function CoinIcon() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" className="coin-icon" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d="M8 4.2 11.8 8 8 11.8 4.2 8Z" />
    </svg>
  );
}
