import { AutocompleteInput } from 'react-admin';
import { type Movement, useMovements } from './useMovements';

const TOOK: Readonly<Record<'points' | 'coins', readonly string[]>> = {
  points: ['PointsSpent', 'PointsExpired', 'PointsTakenBack'],
  coins: ['CoinsSpent'],
};
/** What these took is given back on the page of the payment or the transfer. */
const RESTORED_ELSEWHERE = ['refund', 'chargeback', 'transfer'];

const mayBeMadeGood = ({ type, kind }: Movement, what: 'points' | 'coins'): boolean =>
  TOOK[what].includes(type) && !RESTORED_ELSEWHERE.includes(kind);

interface MakesGoodProps {
  readonly memberId: string;
  readonly what: 'points' | 'coins';
}

/** Which entry a grant makes good, if any. */
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
