interface Course {
  /** paid points */
  readonly point: number;
  /** free points included */
  readonly bonus_point: number;
  /** yen */
  readonly price: number;
}

/** Price of a pack in points per draw, and the limits of a purchase. */
interface PackToAfford {
  readonly payment_method: '1' | '2';
  readonly point: number;
  readonly pack_count: number;
  readonly max_buy_count: number;
}

const MAX_DRAWS = 3000;

/**
 * Returns the number of requested draws.
 * @param num a number, or `all` for all that are left
 */
export const countRequestedDraws = ({ pack_count, max_buy_count }: PackToAfford, num: string | undefined): number => {
  if (num !== 'all') return Number(num ?? 1);
  return Math.max(1, Math.min(pack_count, MAX_DRAWS, max_buy_count || MAX_DRAWS));
};

/** Returns the points missing for the draws; 0 if the balance suffices or the pack is paid in coins. */
export const computeMissingPoints = (pack: PackToAfford, num: string | undefined, balance: number): number =>
  pack.payment_method === '2' ? 0 : Math.max(0, pack.point * countRequestedDraws(pack, num) - balance);

/** Returns all points of a course. */
export const pointsOf = ({ point, bonus_point }: Course): number => point + bonus_point;

/** Returns the cheapest course with that many points; the largest if none has them. */
export const findCourse = <C extends Course>(courses: readonly C[], points: number): C | undefined => {
  const byPrice = [...courses].sort((one, other) => one.price - other.price);
  return byPrice.find((course) => pointsOf(course) >= points) ?? byPrice.at(-1);
};

/** Returns the free points per yen, 0 to 1. */
export const computeBonusShare = ({ bonus_point, price }: Course): number => (price > 0 ? bonus_point / price : 0);
