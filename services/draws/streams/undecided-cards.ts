/** The kind of deadline of a draw's undecided cards. */
export const UNDECIDED_CARDS = 'undecided-cards';
