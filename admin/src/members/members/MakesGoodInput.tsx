import { AutocompleteInput } from 'react-admin';
import { type Movement, useMovements } from './useMovements';

const TOOK: Readonly<Record<'points' | 'coins', readonly string[]>> = {
  points: ['PointsSpent', 'PointsExpired', 'PointsTakenBack'],
  coins: ['CoinsSpent'],
};
/** The kinds of entries that are restored on the page of their payment or transfer instead. */
const RESTORED_ELSEWHERE = ['refund', 'chargeback', 'transfer'];

const mayBeMadeGood = ({ type, kind }: Movement, what: 'points' | 'coins'): boolean =>
  TOOK[what].includes(type) && !RESTORED_ELSEWHERE.includes(kind);

interface MakesGoodProps {
  readonly memberId: string;
  readonly what: 'points' | 'coins';
}

/** Chooses the entry that a grant restores, if any. */
export const MakesGoodInput = ({ memberId, what }: MakesGoodProps) => {
  const choices = useMovements(memberId).filter((movement) => mayBeMadeGood(movement, what));
  if (choices.length === 0) return null;
  return (
    <AutocompleteInput
      source="makes_good"
      label="members.makes_good"
      helperText="members.makes_good_help"
      choices={choices}
      translateChoice={false}
      fullWidth
    />
  );
};
