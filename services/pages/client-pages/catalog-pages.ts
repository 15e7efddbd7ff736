import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ALL_PACKS,
  type BuiltResponse,
  type CardDetail,
  GetCardDetail,
  GetCardTypes,
  GetPackCardList,
  GetPackDetail,
  GetPackList,
  type Pack,
} from '../../catalog/index.js';
import { GetBanner, toWordedBanner } from '../../content/index.js';
import type { Language } from '../../kernel/languages.js';
import { Clock } from '../../kernel/time.js';
import { Config } from '../../platform/config.js';
import { ClientPages, type PageContent } from '../../platform/http/pages/client-pages.js';
import { type AddressOf, createAddressOf, type FirstPicture, SITE } from '../../platform/http/pages/page-head.js';
import { PACK_LIST, SHOP } from '../wire/page-words.js';
import { findFirstPicture } from './first-picture.js';
import { buildCardHead, buildNoCardHead, buildNoPackHead, buildPackHead, buildStandingHead } from './heads.js';
import { buildSiteData } from './linked-data.js';

const PACK_ID = /^[1-9]\d{0,17}$/;
/** The form of card ids. */
const CARD_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const ALL_PACKS_PATH = `/user/pack/all_list/${ALL_PACKS}`;

const jsonOf = ({ body }: BuiltResponse): string => Buffer.from(body).toString();

const onlyPage = () => '';

/** Pages of packs and cards, with the responses that the client requests first. */
@Injectable()
export class CatalogPages implements OnModuleInit {
  private readonly at: AddressOf;

  constructor(
    private readonly queries: QueryBus,
    private readonly pages: ClientPages,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.at = createAddressOf(config.publicUrl);
  }

  onModuleInit(): void {
    this.pages.add('/', { keyOf: onlyPage, find: (_, language) => this.top(language) });
    this.pages.add('/pack-list', { keyOf: onlyPage, find: (_, language) => this.packList(language) });
    this.pages.add('/pack-detail', {
      keyOf: (query) => PACK_ID.exec(query.get('packId') ?? '')?.[0] ?? '',
      find: (packId, language) => this.pack(packId, language),
    });
    this.pages.add('/card', {
      keyOf: (query) => {
        const [cardId, packId] = [query.get('cardId') ?? '', query.get('packId') ?? ''];
        return CARD_ID.test(cardId) && (packId === '' || PACK_ID.test(packId)) ? `${cardId} ${packId}` : '';
      },
      find: (key, language) => this.card(key, language),
    });
  }

  private async top(language: Language): Promise<PageContent> {
    const [kept, types, packs] = await Promise.all([
      this.queries.execute(new GetBanner()),
      this.queries.execute(new GetCardTypes(language)),
      this.queries.execute(new GetPackList(ALL_PACKS, 1, language)),
    ]);
    const banner = toWordedBanner(kept, language, this.clock.now());
    const bannerJson = JSON.stringify(banner);
    return {
      status: 200,
      // Pictures of the banner have a start and an end time.
      dependsOn: [bannerJson, types, packs],
      head: () => ({
        ...buildStandingHead(SHOP, '/', language, this.at),
        title: `${SITE[language]} | ${SHOP.title[language]}`,
        linkedData: buildSiteData(language, this.at),
        firstPicture: firstOfTop(banner, packs),
        responses: new Map([
          ['/user/banner/slides', bannerJson],
          ['/user/card_type', jsonOf(types)],
          [ALL_PACKS_PATH, jsonOf(packs)],
        ]),
      }),
    };
  }

  private async packList(language: Language): Promise<PageContent> {
    const [types, packs] = await Promise.all([
      this.queries.execute(new GetCardTypes(language)),
      this.queries.execute(new GetPackList(ALL_PACKS, 1, language)),
    ]);
    return {
      status: 200,
      dependsOn: [types, packs],
      head: () => ({
        ...buildStandingHead(PACK_LIST, '/pack-list', language, this.at),
        responses: new Map([
          ['/user/card_type', jsonOf(types)],
          [ALL_PACKS_PATH, jsonOf(packs)],
        ]),
      }),
    };
  }

  private async card(key: string, language: Language): Promise<PageContent> {
    const [cardId = '', packId = ''] = key.split(' ');
    const response =
      key === '' ? null : await this.queries.execute(new GetCardDetail(cardId, packId || null, language));
    if (!response) return { status: 404, dependsOn: [], head: () => buildNoCardHead(language, this.at) };
    const inPack = packId === '' ? '' : `?pack_id=${packId}`;
    const responses = new Map([[`/user/card/${cardId}${inPack}`, jsonOf(response)]]);
    return {
      status: 200,
      dependsOn: [response],
      head: () => buildCardHead(cardOf(response), responses, language, this.at),
    };
  }

  private async pack(packId: string, language: Language): Promise<PageContent> {
    const [detail, cards] = await Promise.all([
      packId === '' ? null : this.queries.execute(new GetPackDetail(packId, language)),
      packId === '' ? null : this.queries.execute(new GetPackCardList(packId, 1, 'rank', language)),
    ]);
    if (!detail || !cards) return { status: 404, dependsOn: [], head: () => buildNoPackHead(language, this.at) };
    const responses = () =>
      new Map([
        [`/user/pack/detail/${packId}`, jsonOf(detail)],
        [`/user/pack/card_list/${packId}`, jsonOf(cards)],
      ]);
    return {
      status: 200,
      dependsOn: [detail, cards],
      head: () => buildPackHead(packOf(detail), responses(), language, this.at),
    };
  }
}

const cardOf = ({ envelope }: BuiltResponse): CardDetail => (envelope as unknown as { detail: CardDetail }).detail;

const packOf = ({ envelope }: BuiltResponse): Pack => (envelope as unknown as { detail: Pack }).detail;

/** Returns the first picture of the banner, or that of the first pack if the banner is a film. */
const firstOfTop = ({ mode, list }: ReturnType<typeof toWordedBanner>, packs: BuiltResponse): FirstPicture | null => {
  const [picture] = list;
  if (mode === 1 && picture) return findFirstPicture(picture.file_name, 'banner');
  const [pack] = (packs.envelope as unknown as { list: readonly Pack[] }).list;
  return pack?.image[0] ? findFirstPicture(pack.image[0], 'tile') : null;
};
