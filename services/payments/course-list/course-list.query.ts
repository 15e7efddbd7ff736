import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import { COURSE_COLUMNS, type Course } from '../rows/courses.rows.js';

/** Loads courses for operators. The SQL of the order comes from the list's rules alone. */
export class GetCourses extends Query<{ readonly rows: readonly Course[]; readonly total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

const MATCHING = `from payments.courses
  where ($1::uuid[] is null or id = any($1)) and ($2::text[] is null or on_sale::text = any($2))
    and ($3::text[] is null or (withdrawn_at is not null)::text = any($3))`;

@QueryHandler(GetCourses)
export class GetCoursesHandler implements IQueryHandler<GetCourses> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetCourses) {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isId), filter.on_sale, filter.withdrawn];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const { rows } = await pool.query<Course>(
      `select ${COURSE_COLUMNS} ${MATCHING} order by ${orderBy} offset $4 limit $5`,
      [...matching, from, limit],
    );
    return { rows, total: counted[0]!.total };
  }
}
