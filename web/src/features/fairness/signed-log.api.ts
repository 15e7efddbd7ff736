import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api';
import { ApiError, type ResponseBody } from '../../api/response';
import { getNowMs } from '../../browser/clock';
import { deviceStorage, readStoredJson } from '../../browser/storage';
import { type DrawInHand, isDrawInLog, type LogProof } from './draw-proof.rules';
import { followLog, type LogComparison, type Memory, type StoredHead, verifyHead } from './follow-log';
import { readKey } from './signed-head.rules';

/** Findings about the log, and about a member's draw in it. */
export interface LogFindings {
  readonly standing: LogComparison;
  /** Undefined without a draw. `waiting`: no signed head covers it yet. */
  readonly draw?: { readonly state: 'ok' | 'false' | 'waiting'; readonly proof: LogProof | null };
}

interface ProofResponse extends ResponseBody {
  readonly log_proof: LogProof | null;
  readonly reason: 'not_signed_yet' | 'nobody_signs' | null;
}

const NAME = 'log-head';

/**
 * Parses a stored head.
 * @throws when it is malformed
 */
const parseStoredHead = (value: unknown): StoredHead => {
  const { key, note, seenAt } = value as StoredHead;
  if ([key, note, seenAt].some((text) => typeof text !== 'string')) throw new TypeError('no head');
  return { key, note, seenAt };
};

const memory: Memory = {
  read: () => readStoredJson<StoredHead | null>(deviceStorage, NAME, parseStoredHead, null),
  keep: (head) => deviceStorage.setItem(NAME, JSON.stringify(head)),
};

/** Deletes the stored head; the next one is stored as the first. */
export const forgetHead = (): void => deviceStorage.removeItem(NAME);

/**
 * Loads a file of the log; null where there is none.
 * @throws when the log is unreachable
 */
const logFile = async (path: string): Promise<string | null> => {
  const response = await window.fetch(`/log/${path}`);
  // Read in any case, since an unread response keeps its connection open.
  const text = await response.text();
  if (response.status === 404) return null;
  if (!response.ok) throw new ApiError(response.status);
  return text;
};

const proofOfGrowth = async (older: number, newer: number): Promise<readonly string[] | null> => {
  const lines = await logFile(`consistency/${older}/${newer}`);
  return lines === null ? null : lines.split('\n').filter((line) => line !== '');
};

const follow = async (note: string | null): Promise<LogComparison | null> => {
  const key = note === null ? null : await logFile('key');
  if (note === null || key === null) return null;
  const seenAt = new Date(getNowMs()).toISOString();
  return followLog({ key: key.trim(), note, seenAt }, memory, proofOfGrowth);
};

const checkLogWithDraw = async (draw: DrawInHand): Promise<LogFindings | null> => {
  const path = `/fair/draw/${encodeURIComponent(draw.historyId)}/proof`;
  const { log_proof: proof } = await api.get<ProofResponse>(path);
  const standing = await follow(proof?.checkpoint ?? (await logFile('checkpoint')));
  if (!standing) return null;
  if (!proof) return { standing, draw: { state: 'waiting', proof } };
  const key = readKey(standing.now.key);
  const head = key && (await verifyHead(proof.checkpoint, key));
  return { standing, draw: { state: head && isDrawInLog(proof, head, draw) ? 'ok' : 'false', proof } };
};

const checkLog = async (): Promise<LogFindings | null> => {
  const standing = await follow(await logFile('checkpoint'));
  return standing && { standing };
};

const keyOf = (historyId: string) => ['fairness', 'signed-log', historyId];

/** Returns the cached proof of a draw with the key of its signature, as a file for another program. */
export const getCachedProof = (queries: QueryClient, historyId: string): object => {
  const findings = queries.getQueryData<LogFindings | null>(keyOf(historyId));
  return findings?.draw?.proof ? { log_proof: { ...findings.draw.proof, key: findings.standing.now.key } } : {};
};

/** Returns the query that compares the log with the stored head and finds a draw in it; null for an unsigned log. */
export const buildSignedLogQuery = (draw?: DrawInHand) =>
  queryOptions({
    queryKey: keyOf(draw?.historyId ?? ''),
    queryFn: () => (draw ? checkLogWithDraw(draw) : checkLog()),
    staleTime: 0,
    gcTime: 0,
  });
