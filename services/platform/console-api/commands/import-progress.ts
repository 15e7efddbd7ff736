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

/** Each a line of JSON. The answer has begun: what fails now is told in it. */
async function* linesOf(progress: Progress<object>, brokenOff: string): AsyncGenerator<string> {
  try {
    for await (const line of progress) yield `${JSON.stringify(line)}\n`;
  } catch (error) {
    log.error(error);
    yield `${JSON.stringify({ error: brokenOff } satisfies ImportProgress<never>)}\n`;
  }
}

/** Answers a file that is carried out in portions, line by line as it goes. @param brokenOff what is told of a file that fails halfway */
export const sendProgress = <Report extends object>(
  reply: FastifyReply,
  progress: Progress<Report>,
  language: Language,
  brokenOff = BROKEN_OFF,
): void => {
  reply.status(200).header('content-type', 'application/x-ndjson; charset=utf-8');
  reply.send(Readable.from(linesOf(progress, brokenOff[language])));
};

/** The end of a file, as it is kept under its command's key. */
export const concluded = <Report extends object>({ body }: CommandResponse): ImportProgress<Report> => ({
  report: JSON.parse(body) as Report,
});
