import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Pipelined requests that may wait on one connection. Browsers and proxies send none ahead. */
const MAX_PENDING = 1000;

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

  const begin = (pipeline: Pipeline, request: IncomingMessage, response: ServerResponse) => {
    pipeline.since = performance.now();
    response.once('close', () => setImmediate(answerNext, request.socket, pipeline));
    answer(request, response);
  };
  const answerNext = (socket: Socket, pipeline: Pipeline) => {
    const next = pipeline.pending.shift();
    if (!next || socket.destroyed) pipelines.delete(socket);
    else next();
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
    if (isUnread || pipeline.pending.length >= MAX_PENDING) socket.resetAndDestroy();
    else pipeline.pending.push(() => begin(pipeline, request, response));
  };
}
