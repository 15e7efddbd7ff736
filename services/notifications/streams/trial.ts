/** What the id of a message begins with by which a member tries a device; the ids of news never do. */
export const TRIAL = 'trial/';
