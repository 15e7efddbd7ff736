/** A version of a text that members are told of. */
export interface AnnouncedVersion {
  /** As its page is called. */
  readonly text: string;
  readonly version: number;
}

/** In one word: `terms-of-service.2`. */
export const announcementIdOf = ({ text, version }: AnnouncedVersion): string => `${text}.${version}`;

/** The version that such a word names, whether there is one or not. */
export const parseAnnouncementId = (id: string): AnnouncedVersion => {
  const dot = id.lastIndexOf('.');
  return { text: id.slice(0, dot), version: Number(id.slice(dot + 1)) };
};
