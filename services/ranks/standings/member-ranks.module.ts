import { Global, Module } from '@nestjs/common';
import { MemberRanks } from '../../members/index.js';
import { MemberStandings } from './member-standings.rows.js';

/** Provides ranks to the members' module, which must not depend on this one. */
@Global()
@Module({
  providers: [MemberStandings, { provide: MemberRanks, useExisting: MemberStandings }],
  exports: [MemberStandings, MemberRanks],
})
export class MemberRanksModule {}
