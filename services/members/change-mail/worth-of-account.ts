import { moreOf, type Worth } from '../../operators/index.js';

/** What a member has that whoever takes their account over could use up. */
export interface OwnHoldings {
  readonly points: number;
  readonly coins: number;
  /** Of the cards that they have not decided on. */
  readonly cardPoints: number;
}

/** What is laid open with another mail address, by which a new password is asked for. */
export const worthOfAccount = ({ points, coins, cardPoints }: OwnHoldings): Worth => ({
  ...moreOf(points + cardPoints, coins),
  about: { points, card_points: cardPoints, coins },
});
