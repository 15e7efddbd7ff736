import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';

/** The queries for the names of a resource, provided by its module. */
export interface SubjectNames {
  /** SQL that takes ids in `$1::text[]` and returns `id`, `name`, and `name_en` if the English name differs. */
  readonly named: string;
  /**
   * Finds the ids of objects that match a search text, some hundreds at most. SQL takes the text as the one element of
   * `$1::text[]` and returns `id`; a function serves where one statement is not enough.
   */
  readonly meant?: string | ((text: string) => Promise<readonly string[]>);
}

/** SQL for the valid UUIDs in `$1::text[]`, in a form that an index on ids serves. Callers may send arbitrary text. */
export const ID_ARRAY = `array(select i::uuid from unnest($1::text[]) i
  where i ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`;

interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly name_en?: string;
}

/** The name of an object in responses. The English name is null if it is the same, or missing. */
interface SubjectNamed {
  readonly subject_name: string;
  readonly subject_name_en: string | null;
}

/** The name of an object that is gone or has none. */
export const UNNAMED = { subject_name: null, subject_name_en: null };

/** Finds the names of the objects of audit entries. */
@Injectable()
export class Subjects {
  private readonly byResource = new Map<string, SubjectNames>();

  constructor(private readonly database: Database) {}

  /** @param resource the name in the operators' API, such as `members` */
  add(resource: string, names: SubjectNames): void {
    this.byResource.set(resource, names);
  }

  /** Returns the names of objects by `resource/id`. An object that is gone or has no name is left out. */
  async namesOf(
    things: readonly { readonly resource: string; readonly id: string }[],
  ): Promise<Map<string, SubjectNamed>> {
    const queries = [...this.byResource].map(async ([resource, { named }]): Promise<[string, SubjectNamed][]> => {
      const ids = [...new Set(things.filter((thing) => thing.resource === resource).map(({ id }) => id))];
      if (ids.length === 0) return [];
      const { rows } = await this.database.pool.query<NamedRow>(named, [ids]);
      return rows.map(({ id, name, name_en }) => [
        `${resource}/${id}`,
        { subject_name: name, subject_name_en: name_en || null },
      ]);
    });
    return new Map((await Promise.all(queries)).flat());
  }

  /** Returns the ids of the objects that match a search text, by resource. */
  async meantBy(text: string, readable: readonly string[] | null): Promise<ReadonlyMap<string, readonly string[]>> {
    const queries = [...this.byResource].map(async ([resource, { meant }]): Promise<[string, readonly string[]][]> => {
      if (!meant || (readable && !readable.includes(resource))) return [];
      const ids = typeof meant === 'function' ? await meant(text) : await this.idsBy(meant, text);
      return ids.length > 0 ? [[resource, ids]] : [];
    });
    return new Map((await Promise.all(queries)).flat());
  }

  private async idsBy(meant: string, text: string): Promise<readonly string[]> {
    const { rows } = await this.database.pool.query<{ id: string }>(meant, [[text]]);
    return rows.map(({ id }) => id);
  }
}
