/**
 * The web server in front of a cluster. It serves the clients as the shop does, and passes requests to the ready APIs in turn.
 */
export class Front {
  /** @param apis their addresses */
  constructor(apis: readonly string[]);
  /** Resolves when it listens and knows the ready processes. @param port 0 takes a free one @returns its address */
  open(port: number): Promise<string>;
  close(): Promise<void>;
}
