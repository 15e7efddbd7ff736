import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import type {
  TrackingProgress,
  TrackingReport,
} from '../../../../services/shipments/mark-shipped/import-tracking.contract.js';
import { API, httpClient, lineClient, newKey } from '../../providers/httpClient';

/** A file of tracking numbers, from its choice to its end. */
export type FileState =
  | { readonly step: 'none' }
  | { readonly step: 'reading'; readonly file: ChosenFile }
  | { readonly step: 'seen'; readonly file: ChosenFile; readonly report: TrackingReport }
  | { readonly step: 'applying'; readonly file: ChosenFile; readonly done: number; readonly of: number }
  | { readonly step: 'done'; readonly file: ChosenFile; readonly report: TrackingReport }
  | { readonly step: 'failed'; readonly message: string };

/** A file as it was when it was chosen: what is saved is what was looked at, whatever has become of it since. */
export interface ChosenFile {
  readonly name: string;
  readonly content: Blob;
  /** To apply it again after a lost answer does nothing twice. */
  readonly key: string;
}

const requestOf = ({ content, key }: ChosenFile) => ({
  method: 'POST',
  body: content,
  headers: { 'Content-Type': 'text/csv', 'Idempotency-Key': key },
});

export const useTrackingFile = () => {
  const [state, setState] = useState<FileState>({ step: 'none' });
  const translate = useTranslate();
  // What the shop says; anything else is an answer that broke off, or a file that cannot be read.
  const fail = (error: unknown) =>
    setState({
      step: 'failed',
      message: error instanceof HttpError ? error.message : translate('shipments.file.lost'),
    });

  const look = async (chosen: File) => {
    try {
      const file = { name: chosen.name, content: new Blob([await chosen.arrayBuffer()]), key: newKey() };
      setState({ step: 'reading', file });
      const { json } = await httpClient(`${API}/shipments/tracking.csv?preview=1`, requestOf(file));
      setState({ step: 'seen', file, report: json });
    } catch (error) {
      fail(error);
    }
  };

  const apply = async (file: ChosenFile, reason: string) => {
    const url = `${API}/shipments/tracking.csv?reason=${encodeURIComponent(reason)}`;
    setState({ step: 'applying', file, done: 0, of: 0 });
    try {
      for await (const line of lineClient<TrackingProgress>(url, requestOf(file))) {
        if ('error' in line) throw new HttpError(line.error, 500);
        if ('report' in line) setState({ step: 'done', file, report: line.report });
        else setState({ step: 'applying', file, ...line });
      }
    } catch (error) {
      fail(error);
    }
  };

  return { state, look, apply };
};
