/** A version of a text. */
export interface AnnouncedVersion {
  /** The name of the text in its page's path. */
  readonly text: string;
  readonly version: number;
}

/** Returns the id of an announcement: `terms-of-service.2`. */
export const announcementIdOf = ({ text, version }: AnnouncedVersion): string => `${text}.${version}`;

/** Parses the id of an announcement. The version need not exist. */
export const parseAnnouncementId = (id: string): AnnouncedVersion => {
  const dot = id.lastIndexOf('.');
  return { text: id.slice(0, dot), version: Number(id.slice(dot + 1)) };
};
