import type { DomainEvent } from './event.js';

/** Turns the data of one version of an event into the data of the next version. Pure. */
type Upcaster<To extends object = object> = (data: never) => To;

/** The properties of an event type that other modules depend on: CONTRIBUTING.md, "Add an event". */
export interface EventDeclaration<Data extends object = object> {
  /** The upcasters of the earlier versions, oldest first. The current version is their number plus one. */
  readonly older?: readonly [...Upcaster[], Upcaster<Data>];
  /**
   * The value that the event moves. With `points` and `coins` its lines are a ledger entry in that unit. With `claim` it states
   * what other events of its commit give, pay or ship, and data-integrity checks compare them. `none` means neither.
   */
  readonly value: 'points' | 'coins' | 'claim' | 'none';
  /** The effect on cards: starts a draw, starts a shipment, moves cards, or none. */
  readonly cards: 'drawn' | 'packed' | 'moved' | 'none';
  /** For an event with lots: they are new, or points return to lots issued before. */
  readonly lots?: 'new' | 'restored';
  /** True when the daily figures count it. */
  readonly figure: boolean;
  /** True when the member is notified of it, at least sometimes. */
  readonly news: boolean;
  /**
   * The history in the console that lists the event. Events of a draw, a payment or a shipment are also in the history of the
   * member.
   */
  readonly history: 'member' | 'draw' | 'payment' | 'shipment' | 'deposit' | 'none';
}

/** The properties that follow from the data: an event with lines is a ledger entry, and one with lots declares `lots`. */
type Implied<Data> = (Data extends { readonly lines: readonly unknown[] }
  ? { readonly value: 'points' | 'coins' }
  : { readonly value: 'claim' | 'none' }) &
  (Data extends { readonly lots: readonly unknown[] }
    ? { readonly lots: 'new' | 'restored' }
    : { readonly lots?: never });

type DeclarationOf<Data extends object> = EventDeclaration<Data> & Implied<Data>;

/** The declarations of all types of a union of events. */
export type EventDeclarations<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: DeclarationOf<Extract<Event, { type: Type }>['data']>;
};

/** The fields of an event that upcasting needs. */
export interface VersionedEvent {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: object;
}

/** Thrown for an event whose version this release does not know. */
export class UnknownVersionError extends Error {}

/** The upcasters of the types with more than one version. Filled while modules load, never changed afterwards. */
const upcasters = new Map<string, readonly Upcaster[]>();
const NONE: readonly never[] = [];

/**
 * Declares the types of events of one kind of stream.
 *
 * @returns the declarations themselves, with their literal types
 */
export const declareEvents = <const Declared extends Readonly<Record<string, EventDeclaration>>>(
  declared: Declared,
): Declared => {
  for (const [type, { older }] of Object.entries(declared)) if (older) upcasters.set(type, older);
  return declared;
};

/** Returns the version in which events of a type are stored now. */
export const versionOf = (type: string): number => (upcasters.get(type)?.length ?? 0) + 1;

/**
 * Returns an event with the data of its type's current version, or the event itself if it has that version.
 *
 * @throws UnknownVersionError for a version of a later release: a process must not decide on data it does not know
 */
export const upcast = <Event extends VersionedEvent>(event: Event): Event => {
  const steps = upcasters.get(event.type) ?? NONE;
  const current = steps.length + 1;
  if (event.schemaVersion === current) return event;
  if (event.schemaVersion > current)
    throw new UnknownVersionError(
      `${event.type} of version ${event.schemaVersion} is unknown: this release reads up to ${current}`,
    );
  const data = steps.slice(event.schemaVersion - 1).reduce((before, step) => step(before as never), event.data);
  return { ...event, schemaVersion: current, data };
};
