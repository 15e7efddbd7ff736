/** The web server in front of a cluster: the clients, as the shop itself serves them, and the APIs that are ready, in turn. */
export class Front {
  /** @param apis their addresses */
  constructor(apis: readonly string[]);
  /** Resolves when it listens and knows which processes are ready. @param port 0 takes a free one. @returns its address */
  open(port: number): Promise<string>;
  close(): Promise<void>;
}
