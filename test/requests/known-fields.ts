import { getMetadataStorage } from 'class-validator';
import type { Chance } from './chance.js';

/** A validation rule of a field. */
interface Rule {
  readonly name?: string;
  readonly each: boolean;
  readonly constraints?: readonly unknown[];
}

/** The fields that a route has validated, each with its rules. */
export type KnownFields = ReadonlyMap<string, readonly Rule[]>;

/** Observes which contracts are validated while `run` runs. A route's fields are thus known from its code, without a list. */
export const observeFields = async (run: () => Promise<unknown>): Promise<KnownFields> => {
  const storage = getMetadataStorage();
  const original = storage.getTargetValidationMetadatas;
  const fields = new Map<string, Rule[]>();
  storage.getTargetValidationMetadatas = function (...args) {
    const rules = original.apply(this, args);
    for (const rule of rules) fields.set(rule.propertyName, [...(fields.get(rule.propertyName) ?? []), rule]);
    return rules;
  };
  try {
    await run();
  } finally {
    storage.getTargetValidationMetadatas = original;
  }
  return fields;
};

const WORDS = [
  ...['x', 'because', '1', '0', 'all', 'a@example.com', 'demo@example.com', 'demo1234', 'operator1234', '1000001'],
  ...['2026-01-31T12:00:00+09:00', '09012345678', '山田', '/images/1.webp', 'owner', '1234-5678-9012', '123456'],
];

const oneOf = (chance: Chance, rules: readonly Rule[], ids: readonly string[]): unknown => {
  const ruleOf = (name: string) => rules.find((rule) => rule.name === name);
  const choices = ruleOf('isIn')?.constraints?.[0];
  if (Array.isArray(choices)) return chance.pick(choices);
  if (ruleOf('isBoolean')) return chance.happens(0.5);
  if (ruleOf('isInt') || ruleOf('min'))
    return chance.pick([1, 0, 2, 10, 100, Number(ruleOf('max')?.constraints?.[0] ?? 1)]);
  return chance.happens(0.3) ? chance.pick(ids) : chance.pick(WORDS);
};

/** Builds a value that a field with these rules probably accepts, as JSON. */
export const buildLikelyValue = (chance: Chance, rules: readonly Rule[], ids: readonly string[]): string => {
  const isList = rules.some(({ name = '', each }) => each || /^(isArray|array)/.test(name));
  const value = () => oneOf(chance, rules, ids);
  return JSON.stringify(isList ? Array.from({ length: chance.below(3) }, value) : value());
};
