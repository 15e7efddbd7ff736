import { SetMetadata } from '@nestjs/common';

export const READ_BY_POST = 'read-by-post';

/** A route that is sent as a write and may as well be done again: its answer is not worth a place in the database. */
export const ReadByPost = () => SetMetadata(READ_BY_POST, true);
