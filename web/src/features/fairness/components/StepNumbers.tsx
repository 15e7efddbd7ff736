import type { ReactNode } from 'react';
import type { StepId } from '../step.rules';
import {
  BoxNumbers,
  ContentsNumbers,
  DaysNumbers,
  DrawsNumbers,
  ExtrasNumbers,
  LogNumbers,
  SealNumbers,
  SeedsNumbers,
  ShownNumbers,
} from './BoxNumbers';
import type { CheckView } from './check-view';
import { OwnBoxNumbers, OwnDrawsNumbers, OwnLeftNumbers, OwnLinesNumbers, OwnSeedNumbers } from './OwnNumbers';

type Numbers = (view: CheckView) => ReactNode;

const NUMBERS: Record<StepId, Numbers> = {
  seal: SealNumbers,
  contents: ContentsNumbers,
  shown: ShownNumbers,
  seeds: SeedsNumbers,
  log: LogNumbers,
  draws: DrawsNumbers,
  extras: ExtrasNumbers,
  box: BoxNumbers,
  days: DaysNumbers,
  ownBox: OwnBoxNumbers,
  ownSeed: OwnSeedNumbers,
  ownLines: OwnLinesNumbers,
  ownCards: OwnDrawsNumbers,
  ownLeft: OwnLeftNumbers,
  ownDraws: OwnDrawsNumbers,
};

/** Numbers that a step is based on. */
export function StepNumbers({ id, view }: { id: StepId; view: CheckView }) {
  const Numbers = NUMBERS[id];
  return <Numbers {...view} />;
}
