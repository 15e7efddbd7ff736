/** The mails that a member may do without. */
export const MAIL_TOPICS = ['expiry', 'undecided', 'shipping', 'news'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** Which of them a member wants. */
export type MailChoices = Readonly<Record<MailTopic, boolean>>;

/** Those of a member who has not chosen. */
export const ALL_MAILS: MailChoices = { expiry: true, undecided: true, shipping: true, news: true };
