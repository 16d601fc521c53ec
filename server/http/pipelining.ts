import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Pipelined requests that may wait on one connection. Browsers and proxies send none ahead. */
const MAX_PENDING = 1000;
/**
 * Those of all connections together, each of which holds its headers in memory. Beyond them only
 * one may wait on each: a client that has read a whole answer may ask again before that answer
 * counts as ended.
 */
const MAX_PENDING_OF_ALL = 2000;

/** The requests of one connection that wait for the response under way. */
interface Pipeline {
  pending: (() => void)[];
  /** When the response under way was begun, by performance.now(). */
  since: number;
}

/**
 * Answers the requests of one connection one after the other, each in its own turn of the event
 * loop. Node calls the listener at once for every request that a client has pipelined: hundreds in
 * one packet would keep everybody else waiting until all of them are answered.
 * @param idleTimeoutMs a connection that goes on asking while it has not read a response for so
 * long is closed
 */
export function answerInSequence(answer: RequestListener, idleTimeoutMs: number): RequestListener {
  const pipelines = new WeakMap<Socket, Pipeline>();
  let pendingOfAll = 0;

  const begin = (pipeline: Pipeline, request: IncomingMessage, response: ServerResponse) => {
    pipeline.since = performance.now();
    response.once('close', () => setImmediate(answerNext, request.socket, pipeline));
    answer(request, response);
  };
  const answerNext = (socket: Socket, pipeline: Pipeline) => {
    const next = socket.destroyed ? undefined : pipeline.pending.shift();
    if (next) {
      pendingOfAll -= 1;
      next();
    } else {
      pendingOfAll -= pipeline.pending.length;
      pipelines.delete(socket);
    }
  };

  return (request, response) => {
    const { socket } = request;
    const pipeline = pipelines.get(socket);
    if (!pipeline) {
      const first = { pending: [], since: 0 };
      pipelines.set(socket, first);
      begin(first, request, response);
      return;
    }
    const isUnread = performance.now() - pipeline.since > idleTimeoutMs;
    const { length } = pipeline.pending;
    const isTooMuch = length >= MAX_PENDING || (length > 0 && pendingOfAll >= MAX_PENDING_OF_ALL);
    if (isUnread || isTooMuch) {
      socket.resetAndDestroy();
    } else {
      pendingOfAll += 1;
      pipeline.pending.push(() => begin(pipeline, request, response));
    }
  };
}
