/** Sources that a page may use, by the directive of its Content-Security-Policy. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;
