import { listEventNames } from '../../events.js';
import type { EventDeclaration } from '../../kernel/event-declaration.js';
import { COMPARED } from '../streams/commit-sources.js';

const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
const typesWhere = (condition: (declared: EventDeclaration) => boolean): string => listed(listEventNames(condition));

/** SQL of the types of events with new lots, and of all with lots. */
export const WITH_NEW_LOTS = typesWhere(({ lots }) => lots === 'new');
export const WITH_LOTS = typesWhere(({ lots }) => lots !== undefined);
/** SQL of the types of events that begin a draw, or a shipment. */
export const BEGINS_DRAW = typesWhere(({ cards }) => cards === 'drawn');
export const BEGINS_SHIPMENT = typesWhere(({ cards }) => cards === 'packed');
/** SQL of the types of events whose lines are coins. */
export const IN_COINS = typesWhere(({ value }) => value === 'coins');

/** The types that the SQL verification of a range compares itself. */
const COMPARED_IN_SQL: readonly string[] = ['TicketsDrawn', 'CardsDrawn', 'CardsDecided'];
/** SQL of the types whose claims only the rule of commits compares. */
export const LEFT_TO_RULE = listed(COMPARED.filter((type) => !COMPARED_IN_SQL.includes(type)));
