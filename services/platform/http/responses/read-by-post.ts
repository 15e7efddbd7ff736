import { SetMetadata } from '@nestjs/common';

export const READ_BY_POST = 'read-by-post';

/** Marks a read that is sent as a `POST`. It may be repeated, so its response is not stored in the database. */
export const ReadByPost = () => SetMetadata(READ_BY_POST, true);
