import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { Answer } from '../platform/store/answer.js';

/** Sends what a controller returns as plain JSON, the way the console reads it, and has nobody keep it. */
export class OperatorAnswers implements NestInterceptor<object, Answer> {
  intercept(context: ExecutionContext, next: CallHandler<object>): Observable<Answer> {
    context.switchToHttp().getResponse<FastifyReply>().header('cache-control', 'no-store');
    return next.handle().pipe(map((result) => ({ state: 200, body: JSON.stringify(result) })));
  }
}
