import '../signed-log.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import type { DrawInHand } from '../draw-proof.rules';
import type { LogComparison } from '../follow-log';
import { saveJson } from '../save-json';
import { buildSignedLogQuery, forgetHead, type LogFindings } from '../signed-log.api';
import { signedLogMessages } from '../signed-log.messages';
import { Hashes } from './Hashes';
import { type IconState, StateIcon } from './StateIcon';

interface Props {
  /** Member's draw whose position in the log is shown. */
  readonly draw?: DrawInHand | undefined;
}

const ICONS = { kept: 'ok', goesOn: 'ok', false: 'false', running: 'running', failed: 'open' } as const;

/** Shows if the shop's log extends the tree head that this browser stored. Renders nothing for an unsigned log. */
export function SignedLog({ draw }: Props) {
  const t = useWords(signedLogMessages);
  const title = useId();
  const { data, error, isFetching, refetch } = useQuery(buildSignedLogQuery(draw));
  if (data === null && !isFetching) return null;
  const state = isFetching ? 'running' : (data?.standing.state ?? 'failed');
  const findings = isFetching || error ? null : data;
  return (
    <section className={`panel fair-signed is-${state}`} aria-labelledby={title}>
      <h2 id={title}>{t('title')}</h2>
      <p className="note">{t('about')}</p>
      <div role="status" data-unrequested>
        <Line icon={ICONS[state]} title={t(findings ? titleOf(findings.standing) : state)}>
          {findings ? <StandingText standing={findings.standing} /> : t(isFetching ? 'runningText' : 'failedText')}
        </Line>
        {findings?.draw && <DrawLine draw={findings.draw} />}
      </div>
      {findings && <Actions found={findings} historyId={draw?.historyId} onAgain={() => void refetch()} />}
      {!findings && !isFetching && <AgainButton onAgain={() => void refetch()} />}
    </section>
  );
}

function Line({ icon, title, children }: { icon: IconState; title?: string; children: ReactNode }) {
  return (
    <p className="fair-signed-line">
      <StateIcon state={icon} />
      <span>
        {title && <strong>{title}</strong>}
        <span>{children}</span>
      </span>
    </p>
  );
}

/** Returns true if two signed heads of one key cannot belong to the same log. */
const isContradicted = (standing: LogComparison): boolean =>
  standing.state === 'false' && (standing.fault === 'changed' || standing.fault === 'shorter');

const titleOf = (standing: LogComparison) => {
  if (standing.state !== 'false' || isContradicted(standing)) return standing.state;
  return standing.fault === 'key' ? 'keyTitle' : 'signatureTitle';
};

function StandingText({ standing }: { standing: LogComparison }) {
  const t = useWords(signedLogMessages);
  const { number, time } = useFormats();
  const { size, before } = standing;
  const values = {
    size: number(size),
    before: before ? number(before.size) : '',
    time: before ? time(before.seenAt) : '',
  };
  if (standing.state !== 'false') return t(`${standing.state}Text`, values);
  return (
    <>
      {t(standing.fault, values)}
      <br />
      {t(isContradicted(standing) ? 'whatToDo' : 'askUs')}
    </>
  );
}

const DRAW_ICONS = { ok: 'ok', waiting: 'waiting', false: 'false' } as const;
const DRAW_WORDS = { ok: 'drawOk', waiting: 'drawWaiting', false: 'drawFalse' } as const;

function DrawLine({ draw: { state, proof } }: { draw: NonNullable<LogFindings['draw']> }) {
  const t = useWords(signedLogMessages);
  const { number } = useFormats();
  return <Line icon={DRAW_ICONS[state]}>{t(DRAW_WORDS[state], { number: proof ? number(proof.number) : '' })}</Line>;
}

function AgainButton({ onAgain }: { onAgain: () => void }) {
  const t = useWords(signedLogMessages);
  return (
    <button type="button" className="button button-quiet" onClick={onAgain}>
      {t('again')}
    </button>
  );
}

interface ActionsProps {
  readonly found: LogFindings;
  readonly historyId: string | undefined;
  readonly onAgain: () => void;
}

/** Saves the stored and the current head as a file for another program. */
const saveHead = ({ state, now, before }: LogComparison): void =>
  saveJson('log-head.json', state === 'false' ? { ...before, contradicted_by: now } : now);

function Actions({ found: { standing, draw }, historyId, onAgain }: ActionsProps) {
  const t = useWords(signedLogMessages);
  const { number } = useFormats();
  const isFalse = standing.state === 'false';
  const startOver = () => {
    forgetHead();
    onAgain();
  };
  return (
    <>
      <div className="fair-signed-actions">
        {(isFalse || draw?.state === 'false') && (
          <Link
            className="button"
            to={historyId ? link(paths.contact, { about: 'draw', reference: historyId }) : paths.contact}
          >
            {t('contact')}
          </Link>
        )}
        <button type="button" className="button button-quiet" onClick={() => saveHead(standing)}>
          {t(isContradicted(standing) ? 'saveBoth' : 'save')}
        </button>
        <AgainButton onAgain={onAgain} />
        {isFalse && (
          <button type="button" className="button button-quiet" onClick={startOver}>
            {t('startOver')}
          </button>
        )}
      </div>
      <details>
        <summary>{t('details')}</summary>
        <Hashes
          hashes={[
            [t('size'), number(standing.size)],
            [t('root'), standing.now.note.split('\n')[2] ?? ''],
            [t('signer'), standing.now.key],
          ]}
        />
      </details>
    </>
  );
}
