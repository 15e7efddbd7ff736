/** The lock for recording agreement by silence and objections: the first to commit counts. */
export const AGREEMENTS_DEEMED = 'legal-agreements-deemed';
