import type { MouseEvent } from 'react';
import {
  type FieldProps,
  Link,
  useCreatePath,
  useRecordContext,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { useMay } from '../../providers/useMay';
import { useCommandName } from '../../timeline/useCommandName';
import { useOutcome } from '../../timeline/useOutcome';
import { WordField } from '../../ui/fields';
import { pickLocalName } from '../../ui/localName';
import { useFormats } from '../../ui/useFormats';

/** Renders the name of the command. */
export const CommandField = (_: FieldProps) => {
  const entry = useRecordContext();
  const nameOf = useCommandName();
  return entry ? <span>{nameOf(entry.resource, entry.command)}</span> : null;
};

/** Renders the reason code. Entries from before reason codes have none. */
export const ReasonCodeField = (_: FieldProps) => <WordField source="reason_code" words="commands.reason_codes" />;

/** Renders the amount that was granted or removed. */
export const AmountField = (_: FieldProps) => {
  const entry = useRecordContext();
  const { points, coins } = useFormats();
  if (typeof entry?.amount !== 'number') return null;
  return <span>{(entry.unit === 'coins' ? coins : points)(entry.amount)}</span>;
};

/** Names the operator, with a link for viewers who may see operators. A failed sign-in may have no known operator. */
export const OperatorField = (_: FieldProps) => {
  const entry = useRecordContext();
  const translate = useTranslate();
  const may = useMay();
  const createPath = useCreatePath();
  if (!entry) return null;
  if (entry.operator_id === null)
    return <span>{`${translate('resources.audit-trail.nobody')}${entry.address ? ` (${entry.address})` : ''}`}</span>;
  if (!may('operators.show')) return <span>{entry.operator_name}</span>;
  return (
    <Link to={createPath({ resource: 'operators', id: entry.operator_id, type: 'show' })} onClick={stay}>
      {entry.operator_name}
    </Link>
  );
};

/** Renders the outcome of the command. */
export const OutcomeField = (_: FieldProps) => {
  const outcome = useRecordContext()?.outcome;
  const outcomeOf = useOutcome();
  return outcome === undefined ? null : <span>{outcomeOf(outcome)}</span>;
};

/** Keeps a click on the link from also opening the entry. */
const stay = (event: MouseEvent) => event.stopPropagation();

/** Names the object of the command in the console's language, with a link if it has a page. */
export const SubjectField = (_: FieldProps) => {
  const entry = useRecordContext();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const may = useMay();
  const definitions = useResourceDefinitions();
  if (!entry) return null;
  const { resource, resource_id: id } = entry;
  const setting = resource === 'settings' ? translate(`resources.settings.names.${id}`, { _: id }) : null;
  const name = pickLocalName({ name: entry.subject_name ?? setting ?? id, name_en: entry.subject_name_en ?? '' });
  if (id === '' || !definitions[resource]?.hasShow || !may(`${resource}.show`)) return <span>{name}</span>;
  return (
    <Link to={createPath({ resource, id, type: 'show' })} onClick={stay}>
      {name}
    </Link>
  );
};

/** Renders the resource of the object. */
export const ResourceField = (_: FieldProps) => {
  const resource = useRecordContext()?.resource;
  const translate = useTranslate();
  return <span>{translate(`resources.${resource}.name`, { smart_count: 1, _: resource })}</span>;
};
