import type { MouseEvent } from 'react';
import {
  type FieldProps,
  Link,
  useCreatePath,
  useRecordContext,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { useOutcome } from '../../audit/useOutcome';

/** What was done, in the words of the thing it was done to. */
export const CommandField = (_: FieldProps) => {
  const act = useRecordContext();
  const translate = useTranslate();
  if (!act) return null;
  return <span>{translate(`resources.${act.resource}.commands.${act.command}`, { _: act.command })}</span>;
};

/** How it ended. */
export const OutcomeField = (_: FieldProps) => {
  const outcome = useRecordContext()?.outcome;
  const outcomeOf = useOutcome();
  return outcome === undefined ? null : <span>{outcomeOf(outcome)}</span>;
};

/** What it was done to, with a link where it has a page. */
export const SubjectField = (_: FieldProps) => {
  const act = useRecordContext();
  const createPath = useCreatePath();
  const definitions = useResourceDefinitions();
  if (!act) return null;
  const { resource, resource_id: id } = act;
  if (!definitions[resource]?.hasShow) return <span>{id}</span>;
  return (
    <Link to={createPath({ resource, id, type: 'show' })} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {id}
    </Link>
  );
};

/** The noun of what it was done to. */
export const ResourceField = (_: FieldProps) => {
  const resource = useRecordContext()?.resource;
  const translate = useTranslate();
  return <span>{translate(`resources.${resource}.name`, { smart_count: 1, _: resource })}</span>;
};
