import { describe, expect, it } from '@jest/globals';
import { ResponseChecker } from './response-checker.mjs';

const checker = new ResponseChecker();
const csrf = { name: '_csrf', value: 'x' };
const detail = { is_login: '0', rank: '', rank_icon: '', point: 0, coin: 0, last_name: '', first_name: '' };

const faultOf = (body: object, status = 200, contentType = 'application/json; charset=utf-8') =>
  checker.faultOf({ method: 'GET', path: '/api/user/point', status, contentType, body: JSON.stringify(body) });

describe('the checker of responses', () => {
  it('finds nothing in a described response or a refusal', () => {
    expect(faultOf({ state: 200, csrf, detail })).toBeUndefined();
    expect(faultOf({ state: 400, errors: { page: ['x'] } }, 400)).toBeUndefined();
    expect(faultOf({ state: 9999 }, 503)).toBeUndefined();
  });

  it.each([
    ['a field too many', { state: 200, csrf, detail, more: 1 }, 'must NOT have additional properties more'],
    ['a field too few', { state: 200, csrf }, "must have required property 'detail'"],
    ['another type', { state: 200, csrf, detail: { ...detail, point: '0' } }, '/detail/point must be integer'],
    ['a part of a point', { state: 200, csrf, detail: { ...detail, point: 0.5 } }, '/detail/point must be integer'],
    ['another word', { state: 200, csrf, detail: { ...detail, is_login: 'no' } }, '/detail/is_login must be equal'],
  ])('finds %s', (_, body, fault) => {
    expect(faultOf(body)).toContain(fault);
  });

  it('finds a success body with the status of a refusal, and a body that is no JSON', () => {
    expect(faultOf({ state: 200, csrf, detail }, 400)).toContain('/state must be equal to one of the allowed values');
    expect(faultOf({ state: 200, csrf, detail }, 200, 'text/html')).toContain('text/html, which is not described');
  });

  it('finds a method without a description', () => {
    const response = {
      method: 'PUT',
      path: '/api/user/point',
      status: 200,
      contentType: 'application/json',
      body: '{}',
    };
    expect(checker.faultOf(response)).toBe('PUT /api/user/point is not described');
  });
});
