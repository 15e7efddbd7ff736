/** Held while silence is taken for agreement, and while an objection is recorded: whichever commits first counts. */
export const AGREEMENTS_DEEMED = 'legal-agreements-deemed';
