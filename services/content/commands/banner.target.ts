import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, type FieldErrors, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { BANNER_ID, type KeptBanner, lockBanner, type StoredBanner, saveBanner } from '../rows/banner.rows.js';
import type { BannerResource } from '../wire/banner.contract.js';
import { toBannerResource } from '../wire/banner-resource.js';

/** A change to the banner, which is a row without an event stream. */
export type BannerKept = Change<'BannerKept', StoredBanner>;
/** A refusal with the index of the slide; without one if the number of slides is wrong. */
export type BannerRefusal =
  | Refusal<'SlidesWithoutPictures'>
  | (Refusal<'EndsTooEarly' | 'ButtonAlone' | 'LinkAlone'> & { readonly slide: number });

const LATER = { ja: '掲載終了は掲載開始より後にしてください。', en: 'Choose an end after the start.' };
const NO_LINK = { ja: 'ボタンの行き先を入力してください。', en: 'Enter where the button leads.' };
const NO_LABEL = { ja: 'ボタンの文字を日本語で入力してください。', en: 'Enter the button’s text in Japanese.' };
const OTHER_NUMBER = {
  ja: '文字とボタンは、画像1枚ごとに1件ずつ指定してください。動画には付けられません。',
  en: 'Enter text for each of the pictures, or for none. A video has none.',
};

/** Loads the banner and saves an edit. */
@Injectable()
export class BannerTarget implements CommandTarget<KeptBanner, BannerKept, BannerRefusal, BannerResource> {
  constructor(private readonly store: EventStore) {}

  locksOf(): readonly string[] {
    return ['banner'];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<KeptBanner> | null> {
    if (id !== BANNER_ID) return null;
    const state = await lockBanner(tx);
    return { state, version: state.version };
  }

  keep({ tx }: Keeping<KeptBanner>, [{ data }]: readonly [BannerKept]): Promise<KeptBanner> {
    return saveBanner(tx, data);
  }

  auditedOf(banner: KeptBanner): object {
    return banner;
  }

  refused(refusal: BannerRefusal): RefusedError {
    return new RefusedError(400, toFieldErrors(refusal));
  }

  async show(id: string): Promise<BannerResource> {
    return toBannerResource(id, await this.store.look(lockBanner));
  }
}

const toFieldErrors = (refusal: BannerRefusal): FieldErrors => {
  if (refusal.code === 'SlidesWithoutPictures') return buildFieldError('slides', OTHER_NUMBER);
  const of = `slides.${refusal.slide}`;
  if (refusal.code === 'EndsTooEarly') return buildFieldError(`${of}.show_to`, LATER);
  return refusal.code === 'ButtonAlone'
    ? buildFieldError(`${of}.link`, NO_LINK)
    : buildFieldError(`${of}.button`, NO_LABEL);
};
