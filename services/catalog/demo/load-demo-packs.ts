import type { Refusal } from '../../kernel/decision.js';
import { toAmount } from '../../kernel/money.js';
import { DAY_MS, type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import type { PackTarget } from '../commands/pack.target.js';
import { decideDraftPack } from '../draft-pack/draft-pack.decide.js';
import type { PackPublication } from '../publish-pack/pack-publication.js';
import type { CardWithCost, CatalogContent } from '../rows/catalog-content.rows.js';
import type { PackDraft } from '../streams/pack-terms.js';
import { DEMO_CARD_TYPES, DEMO_CARDS, DEMO_REFERENCE_SOURCE, type DemoCard } from './demo-cards.js';
import { DEMO_PACKS, type DemoPack, imagesOf } from './demo-packs.js';

/** The parts of the shop that the loader needs. */
export interface DemoShop {
  readonly packs: PackTarget;
  readonly publication: PackPublication;
  readonly content: CatalogContent;
  readonly now: Date;
  /** Draws all tickets of a published pack; does nothing if the box is empty. */
  sellOut(packId: string): Promise<void>;
}

/**
 * Fills an empty catalog with the demo’s cards and packs, under the rules of operators’ commands. It continues after an
 * interruption.
 */
export const loadDemoPacks = async ({ packs, publication, content, now, sellOut }: DemoShop): Promise<void> => {
  for (const type of DEMO_CARD_TYPES) await content.saveCardType(type);
  for (const card of DEMO_CARDS) await content.saveCard(pricedOn(referenceDay(now), card));
  for (const [index, pack] of DEMO_PACKS.entries()) {
    const contextOf = (step: string) => ({ commandId: `demo/${step}/${pack.slug}`, actor: 'demo' });
    const known = await content.packNamed(pack.name);
    const packId = known?.packId ?? (await packs.newId());
    if (!known) {
      const draft = draftOf(pack, index + 1, now);
      accepted(
        await packs.change(contextOf('draft'), packId, async (_, { tx }) =>
          decideDraftPack(packId, draft, await content.namedBy(tx, draft)),
        ),
      );
    }
    if (known?.isDraft !== false)
      accepted(
        await packs.change(contextOf('publish'), packId, (drafted, deciding) => publication.now(drafted, deciding)),
      );
    if (pack.soldOut) await sellOut(packId);
  }
};

/** Returns the day of the reference prices: a week before now. */
const referenceDay = (now: Date): TokyoDate => toTokyoDate(new Date(now.getTime() - 7 * DAY_MS));

const pricedOn = (day: TokyoDate, { referenceYen, ...card }: DemoCard): CardWithCost =>
  referenceYen === null
    ? card
    : { ...card, reference: { yen: referenceYen, source: DEMO_REFERENCE_SOURCE, url: '', day } };

const accepted = (refusal: Refusal | null): void => {
  if (refusal) throw new Error(`a pack of the demo was refused: ${refusal.code}`);
};

const inDays = (now: Date, days: number | undefined): string | null =>
  days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString();

const draftOf = (pack: DemoPack, position: number, now: Date): PackDraft => ({
  name: pack.name,
  nameEn: pack.nameEn,
  cardType: pack.cardType,
  currency: pack.currency ?? 'points',
  pricePoint: toAmount(pack.currency ?? 'points', pack.pricePoint),
  images: imagesOf(pack),
  maxBuyCount: pack.maxBuyCount ?? 0,
  canLimit: pack.canLimit ?? 0,
  rules: { onceADay: pack.onceADay ?? false, newcomerDays: pack.newcomerDays ?? 0, leastRank: null },
  startAt: inDays(now, pack.startsInDays),
  endAt: inDays(now, pack.endsInDays),
  showCardlist: true,
  detailHtml: `<h3>${pack.name}</h3><p>${pack.words}</p><p><a href="/user-guide">ご利用ガイド</a></p>`,
  detailHtmlEn: `<h3>${pack.nameEn}</h3><p>${pack.wordsEn}</p><p><a href="/user-guide">User guide</a></p>`,
  position,
  tags: pack.tags ?? [],
  prizes: pack.prizes,
  extraPrizes: pack.extraPrizes ?? [],
});
