/** Returns one line about the tools that are missing for Kafka; undefined when none is. */
export declare const findMissingForKafka: () => string | undefined;

/** Starts brokers and waits until they respond. */
export declare const startKafka: (options: {
  readonly folder: string;
  readonly count?: number;
  readonly firstPort?: number;
  readonly fresh?: boolean;
  readonly detached?: boolean;
  readonly protocol?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly jvm?: readonly string[];
}) => Promise<{ readonly addresses: string; stop(): Promise<unknown> }>;
