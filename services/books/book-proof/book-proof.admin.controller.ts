import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import type { BookProof } from './book-proof.contract.js';
import { GetBookProof } from './book-proof.query.js';

/** The progress of the data-integrity checks. Every page of the console shows it if something is wrong. */
@Controller('admin-api/book-proof')
export class BookProofController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  show(): Promise<BookProof> {
    return this.queries.execute(new GetBookProof());
  }
}
