/** What a message to a device says: the shop's service worker alone can read it. */
export interface PushText {
  /** Of the notification; a later one of the same takes its place on the device. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The page of the shop where the member goes on. */
  readonly path: string;
  readonly language: 'ja' | 'en';
}
