import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Open } from '../../platform/http/access/access.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { CardPictures } from './card-pictures.js';
import { GetSharedCard } from './shared-card.query.js';

/** `GET /share/{token}.png`: the picture of a shared card for messengers. */
@Controller('share')
export class SharedCardPictureController {
  constructor(
    private readonly queries: QueryBus,
    private readonly pictures: CardPictures,
  ) {}

  @Get(':token.png')
  @Open()
  async picture(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const card = await this.queries.execute(new GetSharedCard(token));
    if (!card) throw new RefusedError(404);
    const picture = await this.pictures.load(card);
    reply.header('content-type', 'image/png').header('cache-control', 'public, max-age=3600').send(picture);
  }
}
