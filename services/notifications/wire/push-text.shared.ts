/** The content of a push message. Only the shop's service worker can decrypt it. */
export interface PushText {
  /** The id of the notification: a later message with this id replaces the first on the device. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The page of the shop to open. */
  readonly path: string;
  readonly language: 'ja' | 'en';
}
