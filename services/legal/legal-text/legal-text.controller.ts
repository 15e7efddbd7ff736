import { Controller, Get, Headers, Param, Query } from '@nestjs/common';
import { type Bilingual, type Language, languageOf } from '../../kernel/languages.js';
import type { Setting } from '../../kernel/setting.js';
import { Clock, toTokyoDate } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Open } from '../../platform/http/access/access.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { Settings } from '../../platform/settings.js';
import {
  shopAddress,
  shopComplaints,
  shopLicence,
  shopMail,
  shopName,
  shopRepresentative,
  shopTelephone,
} from '../identity-settings.js';
import { announcedOf, loadAnnouncements } from '../rows/announcements.rows.js';
import { computeStatuses } from '../streams/versions.js';
import { IDENTITY, type LegalSection, type LegalText } from '../wire/legal-text.js';
import {
  type BindingTextName,
  isBindingText,
  isLegalTextName,
  type LegalTextName,
  LegalTexts,
} from '../wire/legal-texts.js';
import type { IdentityFact, LegalSectionShown, LegalTextResponse, ReadableVersion } from './legal-text.contract.js';

const FACTS: readonly (readonly [Setting<string>, Bilingual])[] = [
  [shopName, { ja: '名称', en: 'Name' }],
  [shopRepresentative, { ja: '運営責任者', en: 'Representative' }],
  [shopAddress, { ja: '所在地', en: 'Address' }],
  [shopTelephone, { ja: '電話番号', en: 'Phone' }],
  [shopMail, { ja: 'メールアドレス', en: 'Email' }],
  [shopLicence, { ja: '古物商許可', en: 'Antique dealer’s license' }],
  [shopComplaints, { ja: '苦情・ご相談の窓口', en: 'Complaints desk' }],
];

/** Shows the texts to everybody. */
@Controller('legal_text')
export class LegalTextController {
  constructor(
    private readonly settings: Settings,
    private readonly texts: LegalTexts,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Get(':name')
  @Open()
  async read(
    @Param('name') name: string,
    @Query('version') version?: string,
    @Headers('accept-language') languages?: string,
  ): Promise<LegalTextResponse> {
    if (!isLegalTextName(name)) throw new RefusedError(404);
    const language = languageOf(languages);
    if (!isBindingText(name)) return this.respond(name, this.texts.newest(name, language), [], language);
    const versions = await this.readable(name);
    const requestedVersion = versions.find((one) =>
      version === undefined ? one.state === 'in-force' : String(one.version) === version,
    );
    if (!requestedVersion) throw new RefusedError(404);
    return this.respond(name, this.texts.version(name, requestedVersion.version, language), versions, language);
  }

  /** Returns the versions that people can read, newest first. Versions not announced yet are left out. */
  private async readable(name: BindingTextName): Promise<readonly ReadableVersion[]> {
    const announced = announcedOf(await loadAnnouncements(this.database.pool), name);
    const statuses = computeStatuses(this.texts.versionsOf(name, announced), toTokyoDate(this.clock.now()));
    return statuses.toReversed().flatMap(({ version, inForceFrom, status }) => {
      if (status === 'upcoming' || status === 'missed') return [];
      return { version, in_force_from: inForceFrom, state: status };
    });
  }

  private respond(
    name: LegalTextName,
    { title, issue, leadHtml, sections }: LegalText,
    versions: readonly ReadableVersion[],
    language: Language,
  ): LegalTextResponse {
    return {
      state: 200,
      name,
      title,
      version: issue?.version ?? null,
      in_force_from: issue?.inForceFrom ?? null,
      versions,
      lead: leadHtml,
      sections: sections.map((section) => this.shown(section, language)),
    };
  }

  private shown({ id, heading, html }: LegalSection, language: Language): LegalSectionShown {
    const showsIdentity = html.includes(IDENTITY);
    return {
      id,
      heading,
      html: showsIdentity ? '' : html,
      identity: showsIdentity ? this.identity(language) : null,
    };
  }

  private identity(language: Language): IdentityFact[] {
    return FACTS.map(([setting, name]) => ({ name: name[language], value: this.settings.get(setting) })).filter(
      ({ value }) => value !== '',
    );
  }
}
