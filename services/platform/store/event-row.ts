import type { RecordedEvent } from '../../kernel/event.js';

/** An event as a query of `EVENT_COLUMNS` returns it. */
export interface EventRow {
  stream_id: string;
  stream_version: number;
  event_id: string;
  type: string;
  schema_version: number;
  partition_key: string;
  data: string;
  actor: string;
  correlation_id: string;
  causation_id: string | null;
  effective_at: Date;
  recorded_at: Date;
}

/** SQL for the id that consumers see: the event's id, or the corrected one if an earlier event has the same id (ADR 71). */
export const READ_EVENT_ID = (t: string): string => `coalesce((select c.event_id from store.corrected_event_ids c
    where c.stream_id = ${t}.stream_id and c.stream_version = ${t}.stream_version), ${t}.event_id)`;

/** SQL for the columns of `EVENT_COLUMNS`, with the id that consumers see. */
export const READ_COLUMNS = (t: string): string => EVENT_COLUMNS(t, `${READ_EVENT_ID(t)} as event_id`);

/** SQL for the columns of an event. `data` is text: the exact bytes that the chain hashes. */
export const EVENT_COLUMNS = (t: string, eventId = `${t}.event_id`): string =>
  `${t}.stream_id, ${t}.stream_version, ${eventId}, ${t}.type, ${t}.schema_version, ${t}.partition_key,
   ${t}.data::text as data, ${t}.actor, ${t}.correlation_id, ${t}.causation_id, ${t}.effective_at, ${t}.recorded_at`;

/** SQL for the type, version and data of an event as JSON, for `upcast`. */
export const EVENT_JSON = (t: string): string =>
  `json_build_object('type', ${t}.type, 'schemaVersion', ${t}.schema_version, 'data', ${t}.data)`;

/** Returns the event of a row in its stored version. Callers upcast it before they read its data. */
export const toRecordedEvent = (row: EventRow): RecordedEvent => ({
  streamId: row.stream_id,
  streamVersion: row.stream_version,
  eventId: row.event_id,
  type: row.type,
  schemaVersion: row.schema_version,
  partitionKey: row.partition_key,
  data: JSON.parse(row.data),
  actor: row.actor,
  correlationId: row.correlation_id,
  causationId: row.causation_id,
  effectiveAt: row.effective_at,
  recordedAt: row.recorded_at,
});
