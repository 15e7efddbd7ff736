import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { ClientPages } from '../../platform/http/pages/client-pages.js';
import { createAddressOf, type PageHead } from '../../platform/http/pages/page-head.js';
import { STANDING } from '../wire/page-words.js';
import { buildHiddenHead, buildStandingHead } from './heads.js';

/** Pages with fixed content, and all other pages, which search engines must not index. */
@Injectable()
export class StandingPages implements OnModuleInit {
  constructor(
    private readonly pages: ClientPages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const at = createAddressOf(this.config.publicUrl);
    const always = (head: () => PageHead) => ({ status: 200, dependsOn: [], head }) as const;
    const keyOf = () => '';
    for (const [path, words] of Object.entries(STANDING))
      this.pages.add(path, {
        keyOf,
        find: async (_, language) => always(() => buildStandingHead(words, path, language, at)),
      });
    this.pages.addOthers({ keyOf, find: async (_, language) => always(() => buildHiddenHead(language)) });
  }
}
