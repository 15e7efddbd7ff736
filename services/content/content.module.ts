import { Module } from '@nestjs/common';
import { OperatorsModule } from '../operators/index.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import type { Part } from '../platform/part.js';
import { Pictures } from '../platform/pictures.js';
import { BannerAdminController } from './banner/banner.admin.controller.js';
import { BannerController } from './banner/banner.controller.js';
import { GetBannerHandler } from './banner/banner.query.js';
import { BannerTarget } from './commands/banner.target.js';
import { NoticeTarget } from './commands/notice.target.js';
import { editBanner } from './edit-banner/edit-banner.admin.command.js';
import { addNotice, editNotice } from './edit-notice/edit-notice.admin.command.js';
import { KeepPictureController } from './keep-picture/keep-picture.admin.controller.js';
import { NoticesAdminController } from './notices/notices.admin.controller.js';
import { NoticesController } from './notices/notices.controller.js';
import { GetNoticesHandler, GetPublishedNoticesHandler } from './notices/notices.query.js';
import { PreviewNoticeController } from './preview-notice/preview-notice.admin.controller.js';
import { NOTICE_NAMES } from './rows/notice-names.rows.js';

@Module({
  imports: [OperatorsModule],
  controllers: [
    BannerController,
    NoticesController,
    BannerAdminController,
    editBanner,
    NoticesAdminController,
    addNotice,
    editNotice,
    KeepPictureController,
    PreviewNoticeController,
  ],
  providers: [Pictures, GetBannerHandler, BannerTarget, NoticeTarget, GetPublishedNoticesHandler, GetNoticesHandler],
})
export class ContentModule {
  constructor(subjects: Subjects) {
    subjects.add('notices', NOTICE_NAMES);
  }
}

export const contentPart: Part = { name: 'content', module: ContentModule };
