import { Alert, AlertTitle, Box, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PublicationProblem } from '../../../../services/catalog/publish-pack/check-publication.contract.js';
import { pickLocalName } from '../../ui/localName';
import { useFormats } from '../../ui/useFormats';
import type { PackRecord } from './pack';
import { usePreflight } from './usePreflight';

interface PreflightProps {
  readonly pack: PackRecord;
  /** The time of a scheduled publication, ISO 8601; now if absent. */
  readonly at?: string;
  /** True for a scheduled publication, which has its approvals already. */
  readonly isPlanned?: boolean;
}

/** Renders the problems that prevent the publication of a draft, and warnings for the operator. */
export const Preflight = ({ pack, at, isPlanned = false }: PreflightProps) => {
  const data = usePreflight(pack, at);
  const translate = useTranslate();
  if (!data) return <CircularProgress size={20} aria-label={translate('packs.preflight.checking')} />;
  const blocking = data.problems.filter(({ blocks }) => blocks);
  const others = data.problems.filter(({ blocks }) => !blocks);
  const second = isPlanned ? null : data.needs_second;
  return (
    <Box component="section" aria-label={translate('packs.preflight.title')} sx={{ display: 'grid', gap: 1 }}>
      {data.ready && !second && <Alert severity="success">{translate('packs.preflight.ready')}</Alert>}
      {!data.ready && (
        <Alert severity="error">
          <AlertTitle>{translate('packs.preflight.not_ready')}</AlertTitle>
          <Problems problems={blocking} pack={pack} />
        </Alert>
      )}
      {second && <NeedsSecond percent={second.return_percent} />}
      {data.loss && (
        <Alert severity="error">
          <AlertTitle>{translate('packs.preflight.loses')}</AlertTitle>
          {data.loss.message}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{translate('packs.preflight.warnings')}</AlertTitle>
          <Problems problems={others} pack={pack} />
        </Alert>
      )}
    </Box>
  );
};

/** Explains that publication needs a second operator, and why. */
const NeedsSecond = ({ percent }: { readonly percent: number }) => {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <Alert severity="info">
      {translate('packs.preflight.needs_second', { percent: formats.percent(percent / 100) })}
    </Alert>
  );
};

const Problems = ({
  problems,
  pack,
}: {
  readonly problems: readonly PublicationProblem[];
  readonly pack: PackRecord;
}) => {
  const translate = useTranslate();
  const placeOf = ({ field, row }: PublicationProblem): string =>
    row === null
      ? translate(`resources.packs.fields.${field}`)
      : translate('packs.preflight.row', { row: row + 1, name: pickLocalName(pack.prizes?.[row] ?? {}) });
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.row}`}>
          <strong>{placeOf(problem)}</strong>
          {translate('packs.preflight.colon')}
          {problem.message}
        </li>
      ))}
    </Box>
  );
};
