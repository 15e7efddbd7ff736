import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';

/** How the things of a resource are called: the part that has them tells. */
export interface SubjectNames {
  /** SQL of the ids in `$1::text[]`: rows of `id`, `name`, and `name_en` where they are called otherwise in English. */
  readonly named: string;
  /**
   * What a person may mean by a text, some hundreds at the most: SQL of the text in `$1::text[]`, which holds one, as rows
   * of `id`; or what finds their ids, where one statement does not do.
   */
  readonly meant?: string | ((text: string) => Promise<readonly string[]>);
}

/** The ids in `$1::text[]` that can be any, as SQL: an index on ids finds them; some may be a caller's invention. */
export const ID_ARRAY = `array(select i::uuid from unnest($1::text[]) i
  where i ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`;

interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly name_en?: string;
}

/** What a thing is called, as answers tell it; null in English where it is called the same, or has no name there. */
interface SubjectNamed {
  readonly subject_name: string;
  readonly subject_name_en: string | null;
}

/** Of a thing that has gone, or has no name. */
export const UNNAMED = { subject_name: null, subject_name_en: null };

/** What the acts of the audit trail are about, by name. */
@Injectable()
export class Subjects {
  private readonly byResource = new Map<string, SubjectNames>();

  constructor(private readonly database: Database) {}

  /** @param resource as the operators' API names it, `members` */
  add(resource: string, names: SubjectNames): void {
    this.byResource.set(resource, names);
  }

  /** The names of things, by `resource/id`; one that has gone, or has no name, is not there. */
  async namesOf(
    things: readonly { readonly resource: string; readonly id: string }[],
  ): Promise<Map<string, SubjectNamed>> {
    const asked = [...this.byResource].map(async ([resource, { named }]): Promise<[string, SubjectNamed][]> => {
      const ids = [...new Set(things.filter((thing) => thing.resource === resource).map(({ id }) => id))];
      if (ids.length === 0) return [];
      const { rows } = await this.database.pool.query<NamedRow>(named, [ids]);
      return rows.map(({ id, name, name_en }) => [
        `${resource}/${id}`,
        { subject_name: name, subject_name_en: name_en || null },
      ]);
    });
    return new Map((await Promise.all(asked)).flat());
  }

  /** The ids of the things that a text may mean, by resource. */
  async meantBy(text: string, readable: readonly string[] | null): Promise<ReadonlyMap<string, readonly string[]>> {
    const asked = [...this.byResource].map(async ([resource, { meant }]): Promise<[string, readonly string[]][]> => {
      if (!meant || (readable && !readable.includes(resource))) return [];
      const ids = typeof meant === 'function' ? await meant(text) : await this.idsBy(meant, text);
      return ids.length > 0 ? [[resource, ids]] : [];
    });
    return new Map((await Promise.all(asked)).flat());
  }

  private async idsBy(meant: string, text: string): Promise<readonly string[]> {
    const { rows } = await this.database.pool.query<{ id: string }>(meant, [[text]]);
    return rows.map(({ id }) => id);
  }
}
