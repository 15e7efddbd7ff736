import type { CSSProperties } from 'react';

/**
 * Bar of the remaining share. The text beside it states the same.
 * @param share 0 to 1
 */
export function Gauge({ share, isLow = false }: { share: number; isLow?: boolean }) {
  return (
    <span
      className={isLow ? 'gauge is-low' : 'gauge'}
      style={{ '--share': `${share * 100}%` } as CSSProperties}
      aria-hidden="true"
    />
  );
}
