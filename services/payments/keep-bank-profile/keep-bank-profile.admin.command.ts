import { Controller, Post, Put } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import {
  type Answered,
  Commanded,
  type Deciding,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { BankProfileTarget } from '../commands/bank-profile.target.js';
import { bankProfilesInUse, type KeptBankProfile } from '../rows/bank-profiles.rows.js';
import type { BankProfileResource } from '../wire/bank-profile.contract.js';
import { headingsOf } from '../wire/bank-profile-resource.js';
import { BankProfileRequest } from './keep-bank-profile.contract.js';
import { decideKeepBankProfile } from './keep-bank-profile.decide.js';

/** `POST /admin-api/bank-profiles` and `PUT /admin-api/bank-profiles/{id}`. */
@Controller('admin-api/bank-profiles')
export class KeepBankProfileController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly profiles: BankProfileTarget,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ForOperators('describe-bank-files')
  create(
    @Commanded(BankProfileRequest) command: OperatorCommand<BankProfileRequest>,
  ): Promise<Answered<BankProfileResource>> {
    return this.commands.create(command, newId(this.clock.now()), this.profiles, (_, deciding) =>
      this.decide(null, command.request, deciding),
    );
  }

  @Put(':id')
  @ForOperators('describe-bank-files')
  edit(
    @Commanded(BankProfileRequest) command: OperatorCommand<BankProfileRequest>,
  ): Promise<Answered<BankProfileResource>> {
    return this.commands.run(command, this.profiles, (profile, deciding) =>
      this.decide(profile, command.request, deciding),
    );
  }

  private async decide(before: KeptBankProfile | null, request: BankProfileRequest, { tx, id }: Deciding) {
    const others = (await bankProfilesInUse(tx)).filter((one) => one.id !== id);
    return decideKeepBankProfile(before, { name: request.name.trim(), headings: headingsOf(request) }, others);
  }
}
