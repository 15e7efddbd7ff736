import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { ClientPages, type PageContent } from '../../platform/http/pages/client-pages.js';
import { type PageHead, SITE } from '../../platform/http/pages/page-head.js';
import type { SharedCard } from '../rows/shares.rows.js';
import { isToken, toSharePath } from '../wire/share-token.js';
import type { SharedCardResponse } from './shared-card.contract.js';
import { GetSharedCard } from './shared-card.query.js';
import { toSharedCardDetail } from './shared-card-detail.js';

/** Renders the page of a shared card with its picture as the preview. Search engines do not index it. */
@Injectable()
export class SharedCardPage implements OnModuleInit {
  constructor(
    private readonly queries: QueryBus,
    private readonly pages: ClientPages,
  ) {}

  onModuleInit(): void {
    this.pages.addBelow('/share/', {
      keyOf: (_, name) => (isToken(name) ? name : ''),
      find: (token, language) => this.find(token, language),
    });
  }

  private async find(token: string, language: Language): Promise<PageContent> {
    const card = token === '' ? null : await this.queries.execute(new GetSharedCard(token));
    if (!card)
      return { status: 404, dependsOn: [], head: () => buildHead(SITE[language], SITE[language], '/images/og.webp') };
    return { status: 200, dependsOn: [JSON.stringify(card)], head: () => buildSharedHead(token, card, language) };
  }
}

const buildHead = (title: string, description: string, picture: string): PageHead => ({
  title,
  description,
  path: null,
  type: 'website',
  picture,
  linkedData: [],
  firstPicture: null,
  responses: new Map(),
});

const buildSharedHead = (token: string, card: SharedCard, language: Language): PageHead => {
  const detail = toSharedCardDetail(token, card, language);
  const { name, pack_name, picture } = detail;
  const response: SharedCardResponse = { state: 200, detail };
  const description =
    language === 'ja' ? `「${pack_name}」で「${name}」が当たりました！` : `“${name}”, drawn from “${pack_name}”.`;
  return {
    ...buildHead(`${name} | ${SITE[language]}`, description, picture),
    firstPicture: { src: picture, sources: null, sizes: '100vw', stage: null },
    responses: new Map([[`/user${toSharePath(token)}`, JSON.stringify(response)]]),
  };
};
