import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { drawCardPicture, type PictureLine } from '../../platform/card-pictures.js';
import { ConcurrencyLimiter } from '../../platform/concurrency/concurrency-limiter.js';
import { Config } from '../../platform/config.js';
import { SITE } from '../../platform/http/pages/page-head.js';
import { projectRoot } from '../../platform/project-root.js';
import type { SharedCard } from '../rows/shares.rows.js';
import { PictureFiles } from './picture-files.js';

/** Increment this to replace all pictures after a change to their layout. */
const LAYOUT_VERSION = '1';
const MAX_WAITING = 4;
/** Matches the shop's own pictures. Pictures elsewhere are not fetched. */
const OWN_PICTURE = /^\/(images|uploads)\/((?:[\w-]+\/)*[\w.-]+\.(?:webp|png|jpe?g))$/;
const CARD_BACK = '/images/card-back.webp';
const GOLD = '#f4c95d';

/** Creates pictures of shared cards, one at a time, and stores them on disk. */
@Injectable()
export class CardPictures {
  private readonly files: PictureFiles;
  private readonly limiter = new ConcurrencyLimiter(1, MAX_WAITING);

  constructor(private readonly config: Config) {
    this.files = new PictureFiles(join(config.dataDir, 'shares'));
  }

  /** Returns the picture of a card. @throws BusyError if too many requests wait */
  async load(card: SharedCard): Promise<Buffer> {
    const lines = buildLines(card);
    const content = JSON.stringify([LAYOUT_VERSION, card.imageUrl, lines]);
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.png`;
    return (await this.files.find(name)) ?? this.limiter.pass(() => this.make(name, card.imageUrl, lines));
  }

  private async make(name: string, imageUrl: string, lines: readonly PictureLine[]): Promise<Buffer> {
    // The request before this one may have made the same picture.
    const made = await this.files.find(name);
    if (made) return made;
    const picture = await drawCardPicture(await this.fileOf(imageUrl), lines).catch(async () =>
      drawCardPicture(await this.fileOf(CARD_BACK), lines),
    );
    await this.files.keep(name, picture);
    return picture;
  }

  private fileOf(imageUrl: string): Promise<Buffer> {
    const member = OWN_PICTURE.exec(imageUrl) ?? OWN_PICTURE.exec(CARD_BACK)!;
    const [, folder, name] = member;
    return readFile(
      folder === 'uploads' ? join(this.config.dataDir, 'uploads', name!) : join(projectRoot, 'dist/web/images', name!),
    );
  }
}

const buildLines = ({
  packName,
  packNameEn,
  cardName,
  cardNameEn,
  rarityLabel,
  language,
}: SharedCard): PictureLine[] => {
  const [pack, card] = language === 'en' ? [packNameEn || packName, cardNameEn || cardName] : [packName, cardName];
  const lines = language === 'en' ? ['Drawn from', `“${pack}”`] : [`「${pack}」`, 'で当たりました！'];
  return [
    { text: rarityLabel, size: 44, colour: GOLD, maxHeight: 60, gap: 0 },
    { text: card, size: 60, colour: '#ffffff', maxHeight: 220, gap: 24 },
    ...lines.map((text, index) => ({ text, size: 32, colour: '#d9dcf0', maxHeight: 100, gap: index === 0 ? 32 : 6 })),
    { text: SITE[language], size: 28, colour: GOLD, maxHeight: 40, gap: 48 },
  ].filter(({ text }) => text !== '');
};
