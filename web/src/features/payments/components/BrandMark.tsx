import type { ReactNode } from 'react';
import type { CardBrand } from '../card.rules';

/** Names of the brands. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
  diners: 'Diners Club',
};

const DRAWINGS: Readonly<Record<CardBrand, ReactNode>> = {
  visa: (
    <>
      <rect width="36" height="24" rx="4" fill="#fff" />
      <text x="18" y="16.5" textAnchor="middle" fontSize="11" fontStyle="italic" fontWeight="800" fill="#1a2a6c">
        VISA
      </text>
    </>
  ),
  mastercard: (
    <>
      <rect width="36" height="24" rx="4" fill="#fff" />
      <circle cx="14.5" cy="12" r="6.5" fill="#d9342b" />
      <circle cx="21.5" cy="12" r="6.5" fill="#f2a33a" />
      <path d="M18 6.520a6.5 6.5 0 0 1 0 10.96 6.5 6.5 0 0 1 0-10.960Z" fill="#e8702f" />
    </>
  ),
  jcb: (
    <>
      <rect width="36" height="24" rx="4" fill="#fff" />
      <rect x="6" y="4" width="7" height="16" rx="2.5" fill="#1b5fa8" />
      <rect x="14.5" y="4" width="7" height="16" rx="2.5" fill="#c8324a" />
      <rect x="23" y="4" width="7" height="16" rx="2.5" fill="#2f8f4e" />
      <text x="18" y="15" textAnchor="middle" fontSize="8" fontWeight="800" letterSpacing="4.3" fill="#fff">
        JCB
      </text>
    </>
  ),
  amex: (
    <>
      <rect width="36" height="24" rx="4" fill="#2671b8" />
      <text x="18" y="15.5" textAnchor="middle" fontSize="9" fontWeight="800" fill="#fff">
        AMEX
      </text>
    </>
  ),
  diners: (
    <>
      <rect width="36" height="24" rx="4" fill="#fff" />
      <circle cx="18" cy="12" r="7.5" fill="#1d5a91" />
      <path d="M16 6.5a6 6 0 0 0 0 11ZM20 6.5a6 6 0 0 1 0 11Z" fill="#fff" />
    </>
  ),
};

/** Logo of a card brand; decorative without a label. */
export function BrandMark({ brand, label }: { brand: CardBrand; label?: string }) {
  return (
    <svg
      className="brand-mark"
      viewBox="0 0 36 24"
      width="36"
      height="24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {DRAWINGS[brand]}
    </svg>
  );
}
