import { Controller, Get, Headers } from '@nestjs/common';
import { languageOf } from '../../kernel/languages.js';
import { Clock, toTokyoDate } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Open } from '../../platform/http/access/access.js';
import { loadAnnouncements } from '../rows/announcements.rows.js';
import { announcementIdOf } from '../streams/announcement-id.js';
import { LegalTexts } from '../wire/legal-texts.js';
import { toVersionPage } from '../wire/text-pages.js';
import type { AnnouncedTextsResponse } from './announced-texts.contract.js';

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
  async list(@Headers('accept-language') languages?: string): Promise<AnnouncedTextsResponse> {
    const today = toTokyoDate(this.clock.now());
    const list = (await loadAnnouncements(this.database.pool)).flatMap((one) => {
      const text = this.texts.find(one.text, one.version, languageOf(languages));
      if (!text || one.inForceFrom <= today) return [];
      const [id, path] = [announcementIdOf(one), toVersionPage(one)];
      return { id, title: text.title, in_force_from: one.inForceFrom, path };
    });
    return { state: 200, list };
  }
}
