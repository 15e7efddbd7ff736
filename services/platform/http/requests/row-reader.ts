import { type FieldErrors, RefusedError } from '../responses/envelope.js';

/** Reads the rows of lists, and collects their errors under `<list>.<row>.<field>`. */
export class RowReader {
  private readonly errors: Record<string, FieldErrors[string]> = {};

  read<Row>(name: string, rows: readonly unknown[], rowOf: (row: object) => Row): Row[] {
    return rows.flatMap((row, i) => {
      try {
        return [rowOf(Object(row))];
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        for (const [field, messages] of Object.entries(error.errors)) this.errors[`${name}.${i}.${field}`] = messages;
        return [];
      }
    });
  }

  /** Refuses the request if any row was invalid. @throws RefusedError 400 */
  refuse(): void {
    if (Object.keys(this.errors).length > 0) throw new RefusedError(400, this.errors);
  }
}
