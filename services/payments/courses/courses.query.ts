import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { COURSE_COLUMNS, type Course, IS_SOLD } from '../rows/courses.rows.js';

/** Loads the courses on sale, in the shop's order; `page` starts at 1. */
export class GetSoldCourses extends Query<{ readonly rows: readonly Course[]; readonly total: number }> {
  constructor(
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

/** Loads a course on sale; null for an unknown id. */
export class GetSoldCourse extends Query<Course | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetSoldCourses)
export class GetSoldCoursesHandler implements IQueryHandler<GetSoldCourses> {
  constructor(private readonly database: Database) {}

  async execute({ page, size }: GetSoldCourses) {
    const { pool } = this.database;
    const { rows: counted } = await pool.query<{ total: number }>({
      name: 'payments-count-courses',
      text: `select count(*) as total from payments.courses where ${IS_SOLD}`,
    });
    const { rows } = await pool.query<Course>({
      name: 'payments-sold-courses',
      text: `select ${COURSE_COLUMNS} from payments.courses where ${IS_SOLD}
        order by position, price, id offset $1 limit $2`,
      values: [(page - 1) * size, size],
    });
    return { rows, total: counted[0]!.total };
  }
}

@QueryHandler(GetSoldCourse)
export class GetSoldCourseHandler implements IQueryHandler<GetSoldCourse> {
  constructor(private readonly database: Database) {}

  async execute({ id }: GetSoldCourse): Promise<Course | null> {
    if (!isId(id)) return null;
    const { rows } = await this.database.pool.query<Course>({
      name: 'payments-sold-course',
      text: `select ${COURSE_COLUMNS} from payments.courses where id = $1 and ${IS_SOLD}`,
      values: [id],
    });
    return rows[0] ?? null;
  }
}
