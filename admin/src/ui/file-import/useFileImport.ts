import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import type { ImportProgress } from '../../../../services/platform/console-api/commands/command.contract.js';
import { API, callApi, newKey, streamLines } from '../../providers/httpClient';

/** A file with its content at the time of the choice. The import uses what was previewed, even if the file has changed since. */
export interface ChosenFile {
  readonly name: string;
  readonly content: Blob;
  /** The idempotency key: a retry after a lost response does nothing twice. */
  readonly key: string;
  /** The query parameters at the time of the preview. */
  readonly query: Readonly<Record<string, string>>;
}

/** The state of an import in batches, from the choice of the file to its end. */
export type FileState<Report> =
  | { readonly step: 'none' }
  | { readonly step: 'reading'; readonly file: ChosenFile }
  | { readonly step: 'seen'; readonly file: ChosenFile; readonly report: Report }
  | { readonly step: 'applying'; readonly file: ChosenFile; readonly done: number; readonly of: number }
  | { readonly step: 'done'; readonly file: ChosenFile; readonly report: Report }
  | {
      readonly step: 'failed';
      /** Null if the file could not be read at all. */
      readonly file: ChosenFile | null;
      readonly messages: readonly string[];
      /** All error messages of the shop, by field. */
      readonly errors: Readonly<Record<string, readonly string[]>>;
    };

const requestOf = ({ content, key }: ChosenFile) => ({
  method: 'POST',
  body: content,
  headers: { 'Content-Type': 'text/csv', 'Idempotency-Key': key },
});

const errorsOf = (error: unknown): Readonly<Record<string, readonly string[]>> =>
  (error instanceof HttpError && (error.body as { all?: Record<string, string[]> } | undefined)?.all) || {};

/** Returns all errors of a file, line by line. */
const messagesOf = (error: HttpError): readonly string[] => errorsOf(error).file ?? [error.message];

/**
 * @param path the path in the operators' API
 * @param lost the message for a response that broke off
 */
export const useFileImport = <Report extends object>(path: string, lost: string) => {
  const [state, setState] = useState<FileState<Report>>({ step: 'none' });
  const translate = useTranslate();
  const urlOf = ({ query }: ChosenFile, params: Readonly<Record<string, string>>) =>
    `${API}/${path}?${Object.entries({ ...query, ...params })
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`;
  // Other errors than HttpError are a response that broke off, or an unreadable file.
  const fail = (error: unknown, file: ChosenFile | null = null) => {
    const messages = error instanceof HttpError ? messagesOf(error) : [translate(lost)];
    setState({ step: 'failed', file, messages, errors: errorsOf(error) });
  };

  const lookAgain = async (file: ChosenFile) => {
    try {
      setState({ step: 'reading', file });
      const { json } = await callApi(urlOf(file, { preview: '1' }), requestOf(file));
      setState({ step: 'seen', file, report: json });
    } catch (error) {
      fail(error, file);
    }
  };

  const look = async (chosen: File, query: Readonly<Record<string, string>> = {}) => {
    try {
      const content = new Blob([await chosen.arrayBuffer()]);
      await lookAgain({ name: chosen.name, content, key: newKey(), query });
    } catch (error) {
      fail(error);
    }
  };

  const apply = async (file: ChosenFile, reason: string) => {
    setState({ step: 'applying', file, done: 0, of: 0 });
    try {
      for await (const line of streamLines<ImportProgress<Report>>(urlOf(file, { reason }), requestOf(file))) {
        if ('error' in line) throw new HttpError(line.error, 500);
        if ('report' in line) setState({ step: 'done', file, report: line.report });
        else setState({ step: 'applying', file, ...line });
      }
    } catch (error) {
      fail(error);
    }
  };

  return { state, look, lookAgain, apply };
};
