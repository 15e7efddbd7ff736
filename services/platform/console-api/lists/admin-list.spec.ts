import { describe, expect, it } from '@jest/globals';
import { RefusedError } from '../../http/responses/envelope.js';
import { type ListRules, parseListQuery } from './admin-list.js';

const rules: ListRules = {
  sortable: { id: 'p.parcel_id', requested_at: 'p.requested_at' },
  filterable: ['id', 'status'],
  first: ['requested_at', 'ASC'],
};

const refusal = (query: object): RefusedError => {
  try {
    parseListQuery(query, rules);
  } catch (error) {
    return error as RefusedError;
  }
  throw new Error('it was accepted');
};

describe('parseListQuery', () => {
  it('returns the first 25 rows in the default order for an empty query', () => {
    const list = parseListQuery({}, rules);
    expect(list).toEqual({ orderBy: 'p.requested_at ASC, p.parcel_id ASC', from: 0, limit: 25, filter: {} });
  });

  it('parses queries of ra-data-simple-rest', () => {
    const list = parseListQuery({ sort: '["id","DESC"]', range: '[50,59]', filter: '{"status":"requested"}' }, rules);
    expect(list).toEqual({ orderBy: 'p.parcel_id DESC', from: 50, limit: 10, filter: { status: ['requested'] } });
  });

  it('accepts a list of values for a field', () => {
    expect(parseListQuery({ filter: '{"id":["a",1,true]}' }, rules).filter).toEqual({ id: ['a', '1', 'true'] });
  });

  it.each([
    ['sort', '['],
    ['sort', '"id"'],
    ['sort', '["id"]'],
    ['sort', '["id","asc"]'],
    ['sort', '["id","ASC; drop table x"]'],
    ['sort', '["p.parcel_id; drop table x","ASC"]'],
    ['sort', '["constructor","ASC"]'],
    ['sort', '["__proto__","ASC"]'],
    ['sort', '[["id"],"ASC"]'],
    ['sort', ['["id","ASC"]', '["id","DESC"]']],
    ['range', '[0]'],
    ['range', '[-1,5]'],
    ['range', '[5,4]'],
    ['range', '[0,1000]'],
    ['range', '["0","5"]'],
    ['range', '[0,1e400]'],
    ['range', '[0.5,5]'],
    ['filter', '[]'],
    ['filter', 'null'],
    ['filter', '{"secret":"x"}'],
    ['filter', '{"__proto__":"x"}'],
    ['filter', '{"status":{"$gt":""}}'],
    ['filter', '{"status":[["x"]]}'],
    ['filter', '{"status":"a\\u0000"}'],
    ['filter', '{"status":null}'],
  ])('refuses %s=%j', (parameter, value) => {
    const error = refusal({ [parameter]: value });
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ state: 400, errors: { [parameter]: [expect.anything()] } });
  });
});
