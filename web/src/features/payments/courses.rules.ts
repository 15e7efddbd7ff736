interface Course {
  /** paid points */
  readonly point: number;
  /** free points that come with them */
  readonly bonus_point: number;
  /** yen */
  readonly price: number;
}

/** What a pack costs, in points a draw, and how many of it one purchase may take. */
interface PackToAfford {
  readonly payment_method: '1' | '2';
  readonly point: number;
  readonly pack_count: number;
  readonly max_buy_count: number;
}

const MAX_DRAWS = 3000;

/** How many draws are wanted of a pack. @param num a number, or `all` that are left */
export const countRequestedDraws = ({ pack_count, max_buy_count }: PackToAfford, num: string | undefined): number => {
  if (num !== 'all') return Number(num ?? 1);
  return Math.max(1, Math.min(pack_count, MAX_DRAWS, max_buy_count || MAX_DRAWS));
};

/** Points that are missing for so many draws; 0 when there are enough, or when coins are what it takes. */
export const computeMissingPoints = (pack: PackToAfford, num: string | undefined, balance: number): number =>
  pack.payment_method === '2' ? 0 : Math.max(0, pack.point * countRequestedDraws(pack, num) - balance);

/** All points that a course gives. */
export const pointsOf = ({ point, bonus_point }: Course): number => point + bonus_point;

/** The cheapest course that gives so many points; the largest where none does. */
export const findCourse = <C extends Course>(courses: readonly C[], points: number): C | undefined => {
  const byPrice = [...courses].sort((one, other) => one.price - other.price);
  return byPrice.find((course) => pointsOf(course) >= points) ?? byPrice.at(-1);
};

/** The free points for each yen, 0 to 1. */
export const computeBonusShare = ({ bonus_point, price }: Course): number => (price > 0 ? bonus_point / price : 0);
