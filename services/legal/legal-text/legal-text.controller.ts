import { Controller, Get, Headers, Param } from '@nestjs/common';
import { type Bilingual, type Language, languageOf } from '../../kernel/languages.js';
import type { Setting } from '../../kernel/setting.js';
import { Open } from '../../platform/http/access.js';
import { RefusedError } from '../../platform/http/envelope.js';
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
import { IDENTITY, type LegalSection } from '../wire/legal-text.js';
import { isLegalTextName, legalText } from '../wire/legal-texts.js';
import type { IdentityFact, LegalSectionShown, LegalTextAnswer } from './legal-text.contract.js';

const FACTS: readonly (readonly [Setting<string>, Bilingual])[] = [
  [shopName, { ja: '名称', en: 'Name' }],
  [shopRepresentative, { ja: '運営責任者', en: 'Representative' }],
  [shopAddress, { ja: '所在地', en: 'Address' }],
  [shopTelephone, { ja: '電話番号', en: 'Telephone' }],
  [shopMail, { ja: 'メールアドレス', en: 'Mail' }],
  [shopLicence, { ja: '古物商許可', en: 'Licence for antique dealing' }],
  [shopComplaints, { ja: '苦情・ご相談の窓口', en: 'Complaints desk' }],
];

/** The texts, as everybody reads them. */
@Controller('legal_text')
export class LegalTextController {
  constructor(private readonly settings: Settings) {}

  @Get(':name')
  @Open()
  read(@Param('name') name: string, @Headers('accept-language') languages?: string): LegalTextAnswer {
    if (!isLegalTextName(name)) throw new RefusedError(404);
    const language = languageOf(languages);
    const { title, issue, leadHtml, sections } = legalText(name, language);
    return {
      state: 200,
      name,
      title,
      version: issue?.version ?? null,
      in_force_from: issue?.inForceFrom ?? null,
      lead: leadHtml,
      sections: sections.map((section) => this.shown(section, language)),
    };
  }

  private shown({ id, heading, html }: LegalSection, language: Language): LegalSectionShown {
    const tellsIdentity = html.includes(IDENTITY);
    return {
      id,
      heading,
      html: tellsIdentity ? '' : html,
      identity: tellsIdentity ? this.identity(language) : null,
    };
  }

  private identity(language: Language): IdentityFact[] {
    return FACTS.map(([setting, name]) => ({ name: name[language], value: this.settings.get(setting) })).filter(
      ({ value }) => value !== '',
    );
  }
}
