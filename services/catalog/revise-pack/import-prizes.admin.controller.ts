import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type Decision, refuse } from '../../kernel/decision.js';
import type { Language } from '../../kernel/languages.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { VersionedFileQuery } from '../../platform/console-api/commands/command.contract.js';
import { digestFile } from '../../platform/console-api/commands/file-digest.js';
import { CommandedByQuery, type OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands, type OperatorResponse } from '../../platform/console-api/commands/operator-commands.js';
import { TakesCsv } from '../../platform/http/requests/body.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { PackTarget } from '../commands/pack.target.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import { PackRecords } from '../rows/pack-records.rows.js';
import type { PackRevised } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';
import type { PackDraft } from '../streams/pack-terms.js';
import { prizeDraftOf } from '../wire/pack-draft.js';
import type { PackRecord } from '../wire/pack-record.contract.js';
import type { PrizesPreview } from './import-prizes.contract.js';
import { PrizeFiles } from './prize-files.js';
import type { PrizeLines } from './prize-lines.js';
import { decideRevisePack } from './revise-pack.decide.js';

/** Imports prizes from a file into a draft. A preview comes first; the file is then imported as a whole or not at all. */
@Controller('admin-api/packs')
export class ImportPrizesController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly packs: PackTarget,
    private readonly records: PackRecords,
    private readonly content: CatalogContent,
    private readonly files: PrizeFiles,
  ) {}

  @Post(':id/prizes.csv')
  @TakesCsv()
  @HttpCode(200)
  @ForOperators('edit-catalog')
  async import(
    @CommandedByQuery(VersionedFileQuery) command: OperatorCommand<VersionedFileQuery>,
    @Body() body: unknown,
  ): Promise<OperatorResponse<PackRecord> | PrizesPreview> {
    const { id, request, language } = command;
    if (request.preview === '1') {
      if (!(await this.records.find(id))) throw new RefusedError(404);
      return preview(id, await this.files.read(body), language);
    }
    const file = digestFile(body);
    const lines = await this.files.read(file.body);
    return this.commands.run(file.of({ ...command, name: 'import-prizes' }), this.packs, (pack, { tx }) =>
      this.decide(pack, tx, lines),
    );
  }

  /** Replaces the prizes of a draft; other fields stay. */
  private async decide(
    pack: PackState,
    tx: StoreTransaction,
    { count, errors, prizes }: PrizeLines,
  ): Promise<Decision<PackRevised, PackRefusal>> {
    if (pack.status === 'unknown') return refuse({ code: 'UnknownPack' });
    if (count === 0) return refuse({ code: 'NoLines' });
    if (errors.length > 0) return refuse({ code: 'FaultyLines', faults: errors });
    const draft: PackDraft = { ...pack.terms, prizes: prizes.map(prizeDraftOf) };
    return decideRevisePack(pack, draft, await this.content.namedBy(tx, draft));
  }
}

const preview = (id: string, { count, prizes, errors, isFull }: PrizeLines, language: Language): PrizesPreview => ({
  id,
  count,
  prizes,
  // True if further errors may follow those listed.
  more: isFull,
  errors: errors.map(({ line, field, message }) => ({ line, field, message: message[language] })),
});
