import { Module } from '@nestjs/common';
import { OperatorsModule } from '../operators/index.js';
import type { Part } from '../platform/part.js';
import { BookFindingsController } from './book-findings/book-findings.admin.controller.js';
import { BookProofController } from './book-proof/book-proof.admin.controller.js';
import { GetBookProofHandler } from './book-proof/book-proof.query.js';
import { CheckBooksHandler, checkBooksEveryMinute } from './check-books/check-books.command.js';
import { CompareBoxes } from './check-books/compare-boxes.js';
import { CompareWallets } from './check-books/compare-wallets.js';
import { Pace } from './check-books/pace.js';
import { RecheckFindings } from './check-books/recheck-findings.js';
import { RecomputeBooks } from './check-books/recompute-books.js';
import { VerifyLog } from './check-books/verify-log.js';
import { closeFinding } from './close-finding/close-finding.admin.command.js';
import { FindingTarget } from './commands/finding.target.js';
import { Findings } from './findings/findings.js';
import { GetBookFindingHandler, GetBookFindingsHandler } from './rows/book-findings.query.js';
import { measuresOfBooks } from './rows/books-measures.rows.js';

@Module({
  imports: [OperatorsModule],
  controllers: [BookFindingsController, BookProofController, closeFinding],
  providers: [
    CheckBooksHandler,
    CompareWallets,
    CompareBoxes,
    VerifyLog,
    Pace,
    RecomputeBooks,
    RecheckFindings,
    Findings,
    FindingTarget,
    GetBookFindingsHandler,
    GetBookFindingHandler,
    GetBookProofHandler,
  ],
})
export class BooksModule {}

export const booksPart: Part = {
  name: 'books',
  module: BooksModule,
  schedule: [checkBooksEveryMinute],
  measures: measuresOfBooks,
};
