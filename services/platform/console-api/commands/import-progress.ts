import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Bilingual, Language } from '../../../kernel/languages.js';
import type { CommandResponse } from '../../store/response.js';
import type { ImportProgress } from './command.contract.js';

const BROKEN_OFF: Bilingual = {
  ja: '途中で中断しました。ここまでの分は登録済みです。同じファイルをもう一度送っても二重にはなりません。',
  en: 'The import was interrupted. What is done stays; you can send the same file again, and nothing is saved twice.',
};

const log = new Logger('ImportProgress');

type Progress<Report extends object> = Iterable<ImportProgress<Report>> | AsyncIterable<ImportProgress<Report>>;

/** Yields lines of JSON. The response has begun, so that a failure becomes its last line. */
async function* linesOf(progress: Progress<object>, brokenOff: string): AsyncGenerator<string> {
  try {
    for await (const line of progress) yield `${JSON.stringify(line)}\n`;
  } catch (error) {
    log.error(error);
    yield `${JSON.stringify({ error: brokenOff } satisfies ImportProgress<never>)}\n`;
  }
}

/** Streams the progress of an import as lines of JSON. @param brokenOff the message if it fails halfway */
export const sendProgress = <Report extends object>(
  reply: FastifyReply,
  progress: Progress<Report>,
  language: Language,
  brokenOff = BROKEN_OFF,
): void => {
  reply.status(200).header('content-type', 'application/x-ndjson; charset=utf-8');
  reply.send(Readable.from(linesOf(progress, brokenOff[language])));
};

/** Returns the stored response of an import as its last line. */
export const toImportReport = <Report extends object>({ body }: CommandResponse): ImportProgress<Report> => ({
  report: JSON.parse(body) as Report,
});
