/** The kinds of mail that members can switch off. */
export const MAIL_TOPICS = ['expiry', 'undecided', 'shipping', 'news'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** A member's choice for each kind. */
export type MailChoices = Readonly<Record<MailTopic, boolean>>;

/** The default choices. */
export const ALL_MAILS: MailChoices = { expiry: true, undecided: true, shipping: true, news: true };
