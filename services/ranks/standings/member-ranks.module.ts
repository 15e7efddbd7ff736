import { Global, Module } from '@nestjs/common';
import { MemberRanks } from '../../members/index.js';
import { MemberStandings } from './member-standings.rows.js';

/** Tells members' pages their rank: members know no ranks, ranks know members. */
@Global()
@Module({
  providers: [MemberStandings, { provide: MemberRanks, useExisting: MemberStandings }],
  exports: [MemberStandings, MemberRanks],
})
export class MemberRanksModule {}
