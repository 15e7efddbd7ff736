import type { ChildProcess } from 'node:child_process';

type Environment = Readonly<Record<string, string>>;

export interface ClusterOptions {
  /** Keeps data and logs. */
  readonly folder: string;
  /** Brokers: 1 unless told otherwise. */
  readonly kafka?: 1 | 3;
  /** The front's; 0 takes a free one. */
  readonly port?: number;
  /** Names as in docker-compose.yml; the part before the hyphen is the program. All of them unless told otherwise. */
  readonly processes?: readonly string[];
  /** A PostgreSQL that is there already; otherwise the cluster has its own. */
  readonly databaseUrl?: string;
  /** Of every process of the shop, on top of what it needs. */
  readonly environment?: Environment;
  /** Starts the payment providers' sandbox too, as one of the processes, with these settings on top of what it needs. */
  readonly sandbox?: Environment;
  /** Whether the processes are out of reach of a Ctrl-C in this terminal. */
  readonly detached?: boolean;
  /** Whether what ends by itself, once all of it has started, is started again a second later. */
  readonly supervised?: boolean;
  /** Told what the supervisor does. */
  readonly say?: (line: string) => void;
}

/** A process that can be killed, frozen and started again: one of the shop, or a broker. */
export interface ClusterProcess {
  readonly name: string;
  /** Where others reach it: `http://…` of the shop's, with `/readyz`; `host:port` of a broker. */
  readonly address: string;
  readonly child: ChildProcess | undefined;
  readonly pid: number | undefined;
  readonly isRunning: boolean;
  /**
   * Resolves when it is ready.
   *
   * @param environment on top of what it always has, this time; not for a broker
   * @throws Error when it ends before that
   */
  start(environment?: Environment): Promise<void>;
  /** Ends it, SIGKILL unless told otherwise; the supervisor starts it again. @returns its exit code; null after a signal */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends it with SIGTERM for good. @returns its exit code; null after a signal */
  stop(): Promise<number | null>;
  /** Stops it and starts it. */
  restart(environment?: Environment): Promise<void>;
  /** Lets it stand still (SIGSTOP): its connections stay. */
  freeze(): void;
  thaw(): void;
}

/** The shop as docker-compose.yml has it, from processes of this machine. */
export class TestCluster {
  static start(options: ClusterOptions): Promise<TestCluster>;
  /** Of the front. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly logs: string;
  /** Of the shop. */
  readonly processes: readonly ClusterProcess[];
  readonly brokers: readonly ClusterProcess[];
  /** Its own PostgreSQL's; another one when it was killed, since PostgreSQL is started again at once, supervised or not. */
  readonly postgresPid: number;
  supervised: boolean;
  /** @throws Error when there is none of this name */
  process(name: string): ClusterProcess;
  /** @param kind api, projector, relay, reactor, timekeeper or sandbox */
  ofKind(kind: string): ClusterProcess[];
  /** The shop first, then what it stands on. @returns the exit code of each process of the shop */
  stop(): Promise<Record<string, number | null>>;
}
