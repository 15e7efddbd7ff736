import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { KeptCard } from '../commands/card.target.js';
import { decideAddCard, decideEditCard } from './keep-card.decide.js';

const today = '2026-11-24' as TokyoDate;
const plain: KeptCard = {
  card_id: 'sd-001',
  name: '星竜',
  name_en: 'Star dragon',
  image_url: '',
  model_number: '',
  rarity: 3,
  rarity_label: 'UR',
  buy_point: points(5000),
  cost_yen: yen(3000),
  no_reduction: false,
  special_remarks: '',
  is_special_remarks: false,
  movie_url: '',
  set_name: '',
  set_name_en: '',
  back_image_url: '',
  condition: '',
  grader: '',
  grade: '',
  certificate_number: '',
  reference_yen: null,
  reference_source: '',
  reference_url: '',
  reference_day: '',
};
const priced = { reference_yen: yen(8000), reference_source: '店頭', reference_day: '2026-11-24' };
const outcomeOf = (change: Partial<KeptCard>) => {
  const decision = decideEditCard({ ...plain, ...change }, today);
  return decision.refusal?.code ?? 'kept';
};

describe('keeping a card', () => {
  it('refuses a code in use, and keeps a card with a free code as sent', () => {
    expect(decideAddCard(plain, plain, today)).toMatchObject({ refusal: { code: 'CardExists' } });
    expect(decideAddCard(null, plain, today)).toMatchObject({ events: [{ change: 'CardKept', data: plain }] });
  });

  it.each<[string, Partial<KeptCard>]>([
    ['kept', { condition: 'A' }],
    ['kept', { grader: 'PSA', grade: '10', certificate_number: '12345678' }],
    ['kept', { grader: 'BGS', grade: '9.5' }],
    ['kept', { grader: 'ARS', grade: '10+' }],
    ['UnknownGrade', { grader: 'PSA', grade: '9.5' }],
    ['UnknownGrade', { grader: 'CGC', grade: '10+' }],
    ['UnknownGrade', { grader: 'PSA' }],
    ['NoGrader', { grade: '10' }],
    ['NoGrader', { certificate_number: '12345678' }],
    ['ConditionOfGraded', { condition: 'S', grader: 'PSA', grade: '10' }],
  ])('%s: given %j', (outcome, change) => {
    expect(outcomeOf(change)).toBe(outcome);
  });

  it.each<[string, Partial<KeptCard>]>([
    ['kept', priced],
    ['kept', { ...priced, reference_source: '', reference_url: 'https://shop.example/1' }],
    ['NoReferencePrice', { reference_source: '店頭' }],
    ['NoReferencePrice', { reference_day: '2026-11-24' }],
    ['NoReferenceSource', { ...priced, reference_source: '' }],
    ['NoReferenceDay', { ...priced, reference_day: '' }],
    ['NoReferenceDay', { ...priced, reference_day: '2026-02-30' }],
    ['NoReferenceDay', { ...priced, reference_day: '2026-11-25' }],
  ])('%s: given %j', (outcome, change) => {
    expect(outcomeOf(change)).toBe(outcome);
  });
});
