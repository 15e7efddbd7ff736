import './verified.css';
import { Link } from 'react-router-dom';
import { useFormats } from '../i18n/format';
import { useLanguage, useWords } from '../i18n/i18n';
import { verifiedMessages } from './verified.messages';
import { type Claim, claimOf, type DrawsOfPack } from './verified.rules';

interface Props {
  readonly pack: DrawsOfPack;
  /** Shows one line, for lists of packs, rather than the full text. */
  readonly isShort?: boolean;
  /** Link to the proof. */
  readonly proof?: string;
}

/** Returns further remarks on draws whose record is complete. */
const furtherWords = (claim: NonNullable<Claim>, recomputed: number) => {
  if (claim !== 'AllChained' && claim !== 'Chained') return [];
  return recomputed === 0 ? (['restLater'] as const) : (['someRecomputed', 'restLater'] as const);
};

/** Shows how many of a pack's draws the shop has verified; renders nothing before the first. */
export function Verified({ pack, isShort = false, proof }: Props) {
  const t = useWords(verifiedMessages);
  const { number } = useFormats();
  const isJapanese = useLanguage() === 'ja';
  const claim = claimOf(pack);
  if (!claim) return null;
  const { chained, recomputed } = pack.verified;
  const values = { chained: number(chained), recomputed: number(recomputed) };
  const words = isShort ? [claim] : ([`${claim}Text`, ...furtherWords(claim, recomputed)] as const);
  const text = words.map((word) => t(word, values)).join(isJapanese ? '' : ' ');
  return (
    <p className={claim === 'Differs' ? 'verified is-differing' : 'verified'}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={claim === 'Differs' ? 'M12 5v9m0 4v.01' : 'm5 12.5 4.5 4.5L19 7.5'} />
      </svg>
      {proof ? <Link to={proof}>{text}</Link> : <span>{text}</span>}
    </p>
  );
}
