import { Controller, Post, Put } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { points } from '../../kernel/money.js';
import { Clock } from '../../kernel/time.js';
import {
  type Answered,
  Commanded,
  type Deciding,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { Config } from '../../platform/config.js';
import { type SiteEdited, SiteTarget } from '../commands/site.target.js';
import type { Site } from '../rows/sites.rows.js';
import type { SiteResource } from '../wire/site.contract.js';
import { SiteRequest } from './keep-site.contract.js';
import { decideKeepSite } from './keep-site.decide.js';
import { worthOfSite } from './worth-of-site.js';

/** `POST /admin-api/partner-sites` and `PUT /admin-api/partner-sites/{id}`. */
@Controller('admin-api/partner-sites')
export class KeepSiteController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly sites: SiteTarget,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @Post()
  @ForOperators('run-shop')
  create(@Commanded(SiteRequest) command: OperatorCommand<SiteRequest>): Promise<Answered<SiteResource>> {
    const [draft, id] = [draftOf(command.request), newId(this.clock.now())];
    return this.commands.create(command, id, this.sites, (_, deciding) => this.decide(null, draft, deciding));
  }

  @Put(':id')
  @ForOperators('run-shop')
  edit(@Commanded(SiteRequest) command: OperatorCommand<SiteRequest>): Promise<Answered<SiteResource>> {
    const draft = draftOf(command.request);
    return this.commands.run(command, this.sites, (site, deciding) => this.decide(site, draft, deciding));
  }

  private async decide(before: Site | null, draft: SiteEdited['data'], { second }: Deciding) {
    const decision = decideKeepSite(before, draft, this.config.sandbox);
    const worth = decision.refusal ? null : worthOfSite(before, draft);
    // Its secret is no part of what the audit trail compares.
    const secret = before?.secret.toString('base64') ?? null;
    const opinion = worth && (await second({ worth, binds: { secret } }, 'always'));
    return opinion?.refusal ? opinion : decision;
  }
}

const draftOf = ({ version: _, reason: __, daily_limit, secret, ...rest }: SiteRequest): SiteEdited['data'] => ({
  ...rest,
  daily_limit: points(daily_limit),
  secret: secret === '' ? null : secret,
});
