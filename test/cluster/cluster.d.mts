import type { ChildProcess } from 'node:child_process';

type Environment = Readonly<Record<string, string>>;

export interface ClusterOptions {
  /** Folder for data and logs. */
  readonly folder: string;
  /** Number of brokers, 1 by default. */
  readonly kafka?: 1 | 3;
  /** Port of the front; 0 takes a free one. */
  readonly port?: number;
  /** Names as in docker-compose.yml, all by default. The part before the hyphen is the program. */
  readonly processes?: readonly string[];
  /** Address of an existing PostgreSQL; by default the cluster starts one. */
  readonly databaseUrl?: string;
  /** Environment added to that of every process of the shop. */
  readonly environment?: Environment;
  /** Also starts the payment providers' sandbox as a process, with these settings added. */
  readonly sandbox?: Environment;
  /** True to keep a Ctrl-C in this terminal from the processes. */
  readonly detached?: boolean;
  /** True to restart a process that ends by itself after the start, one second later. */
  readonly supervised?: boolean;
  /** Receives the supervisor's messages. */
  readonly say?: (line: string) => void;
}

/** A process that can be killed, frozen and restarted: one of the shop, or a broker. */
export interface ClusterProcess {
  readonly name: string;
  /** Address: `http://…` for a process of the shop, with `/readyz`; `host:port` for a broker. */
  readonly address: string;
  readonly child: ChildProcess | undefined;
  readonly pid: number | undefined;
  readonly isRunning: boolean;
  /**
   * Resolves when it is ready.
   *
   * @param environment added for this start only; not for a broker
   * @throws Error when it ends before
   */
  start(environment?: Environment): Promise<void>;
  /** Kills it, with SIGKILL by default; the supervisor restarts it. @returns its exit code; null after a signal */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
  /** Stops it with SIGTERM without a restart. @returns its exit code; null after a signal */
  stop(): Promise<number | null>;
  /** Stops and starts it. */
  restart(environment?: Environment): Promise<void>;
  /** Freezes it (SIGSTOP): its connections stay open. */
  freeze(): void;
  thaw(): void;
}

/** The shop as in docker-compose.yml, from processes of this machine. */
export class TestCluster {
  static start(options: ClusterOptions): Promise<TestCluster>;
  /** Address of the front. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly logs: string;
  /** Processes of the shop. */
  readonly processes: readonly ClusterProcess[];
  readonly brokers: readonly ClusterProcess[];
  /** Process id of its own PostgreSQL. It changes after a kill, since PostgreSQL is restarted at once, supervised or not. */
  readonly postgresPid: number;
  supervised: boolean;
  /** Returns a process. @throws Error when there is none of this name */
  process(name: string): ClusterProcess;
  /** @param kind api, projector, relay, reactor, timekeeper or sandbox */
  ofKind(kind: string): ClusterProcess[];
  /** Stops the shop first, then PostgreSQL and Kafka. @returns the exit code of each process of the shop */
  stop(): Promise<Record<string, number | null>>;
}
