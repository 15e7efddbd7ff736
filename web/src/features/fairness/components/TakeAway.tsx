import { useQueryClient } from '@tanstack/react-query';
import { getNowMs } from '../../../browser/clock';
import { useWords } from '../../../i18n/i18n';
import type { Findings } from '../check.rules';
import { fairnessMessages } from '../fairness.messages';
import { commandOf, toProofFile } from '../proof.rules';
import { saveJson } from '../save-json';
import { getCachedProof } from '../signed-log.api';
import type { Subject } from '../subject.rules';

interface Props {
  readonly subject: Subject;
  readonly findings: Findings;
  /** Name of the saved file. */
  readonly file: string;
  /** Id of the member's draw. */
  readonly historyId?: string;
}

/** Saves the checked data as a file, and shows the command that checks it with another program. */
export function TakeAway({ subject, findings, file, historyId = '' }: Props) {
  const t = useWords(fairnessMessages);
  const queries = useQueryClient();
  const save = () =>
    saveJson(file, { ...toProofFile(subject, findings, new Date(getNowMs())), ...getCachedProof(queries, historyId) });
  return (
    <section className="panel">
      <h2>{t('takeAway')}</h2>
      <p className="note">{t(subject.ownDraw ? 'takeAwayDraw' : 'takeAwayText')}</p>
      <button type="button" className="button button-quiet" onClick={save}>
        {t('download')}
      </button>
      <p className="note">{t('programText')}</p>
      <p className="fair-command">
        <span className="visually-hidden">{t('program')}</span>
        <code>{commandOf(window.location.origin, subject.packId, subject.ownDraw && file)}</code>
      </p>
    </section>
  );
}
