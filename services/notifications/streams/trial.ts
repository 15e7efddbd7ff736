/** The prefix of the ids of test messages. Ids of notifications never begin with it. */
export const TRIAL = 'trial/';
