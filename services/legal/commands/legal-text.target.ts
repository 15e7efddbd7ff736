import { Injectable } from '@nestjs/common';
import { publishNotice } from '../../content/index.js';
import type { Refusal } from '../../kernel/decision.js';
import type { Bilingual } from '../../kernel/languages.js';
import { Clock, toTokyoDate } from '../../kernel/time.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { Database } from '../../platform/database/database.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { addAnnouncement, loadAnnouncements } from '../rows/announcements.rows.js';
import type { LegalTextAnnounced } from '../streams/legal-text.events.js';
import { legalTextStream, legalTextStreamOf } from '../streams/legal-text.state.js';
import type { TextVersions } from '../streams/versions.js';
import type { LegalTextResource } from '../wire/legal-text.contract.js';
import { toLegalTextResource } from '../wire/legal-text-resource.js';
import { type BindingTextName, isBindingText, LegalTexts } from '../wire/legal-texts.js';
import { buildAnnouncementNotice } from './announcement-notice.js';

export type AnnounceRefusal = Refusal<'NeedsNone' | 'NothingUpcoming' | 'AlreadyAnnounced' | 'TooLate'>;

const REFUSALS: Readonly<Record<AnnounceRefusal['code'], Bilingual>> = {
  NeedsNone: {
    ja: 'この表示には会員の同意が不要なため、告知の必要はありません。施行日から自動で切り替わります。',
    en: 'Members do not need to agree to this notice, so it needs no announcement. It takes effect automatically on its date.',
  },
  NothingUpcoming: {
    ja: '告知できる新しい版がありません。新しい版はリリースに含めて追加してください。',
    en: 'There is no new version to announce. New versions are added with a release.',
  },
  AlreadyAnnounced: {
    ja: '次の版はすでに告知済みです。画面を更新してお確かめください。',
    en: 'The next version has already been announced. Reload the page to check.',
  },
  TooLate: {
    ja: '施行日まで1か月ありません。施行日を延ばした版をリリースしてから告知してください。',
    en: 'It comes into force in less than a month. Release it with a later date, then announce it.',
  },
};

/** Loads a binding text with its versions, and saves announcements. */
@Injectable()
export class LegalTextTarget
  implements CommandTarget<TextVersions, LegalTextAnnounced, AnnounceRefusal, LegalTextResource>
{
  constructor(
    private readonly texts: LegalTexts,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  locksOf(name: string): readonly string[] {
    return isBindingText(name) ? [legalTextStreamOf(name)] : [];
  }

  async load(tx: StoreTransaction, name: string): Promise<Found<TextVersions> | null> {
    if (!isBindingText(name)) return null;
    const { state, version } = await tx.load(legalTextStream, name);
    return { state: this.texts.versionsOf(name, state), version };
  }

  async keep(
    { tx, context, id, loaded }: Keeping<TextVersions>,
    events: readonly LegalTextAnnounced[],
  ): Promise<TextVersions> {
    const { state, version } = loaded!;
    tx.append(context, {
      streamId: legalTextStreamOf(id),
      expectedVersion: version!,
      partitionKey: id,
      events,
    });
    for (const { data } of events) {
      addAnnouncement(tx, data);
      await publishNotice(tx, buildAnnouncementNotice(this.texts, data));
    }
    return { ...state, announced: new Set([...state.announced, ...events.map(({ data }) => data.version)]) };
  }

  auditedOf({ announced }: TextVersions): object {
    return { announced: [...announced] };
  }

  refused({ code }: AnnounceRefusal): RefusedError {
    return new RefusedError(400, buildFieldError('version', REFUSALS[code]));
  }

  async show(name: string): Promise<LegalTextResource | null> {
    const all = await loadAnnouncements(this.database.pool);
    return toLegalTextResource(this.texts, all, name as BindingTextName, toTokyoDate(this.clock.now()));
  }
}
