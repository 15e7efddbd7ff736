import { Controller, Get, Headers } from '@nestjs/common';
import { languageOf } from '../../kernel/languages.js';
import { Clock, toTokyoDate } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Open } from '../../platform/http/access.js';
import { announcements } from '../rows/announcements.rows.js';
import { announcementIdOf } from '../streams/announcement-id.js';
import { LegalTexts } from '../wire/legal-texts.js';
import { pageOfVersion } from '../wire/text-pages.js';
import type { AnnouncedTextsAnswer } from './announced-texts.contract.js';

/** `GET /api/legal_texts` */
@Controller('legal_texts')
export class AnnouncedTextsController {
  constructor(
    private readonly texts: LegalTexts,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Open()
  async list(@Headers('accept-language') languages?: string): Promise<AnnouncedTextsAnswer> {
    const today = toTokyoDate(this.clock.now());
    const list = (await announcements(this.database.pool)).flatMap((one) => {
      const found = this.texts.find(one.text, one.version, languageOf(languages));
      if (!found || one.inForceFrom <= today) return [];
      const [id, path] = [announcementIdOf(one), pageOfVersion(one)];
      return { id, title: found.title, in_force_from: one.inForceFrom, path };
    });
    return { state: 200, list };
  }
}
