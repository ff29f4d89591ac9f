import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientRequest } from '../clientRequest.ts'
import { slowest, watchBody } from '@board/http/bodyRate'
import { refuseBody, tooSlow } from './bodyRefusal.ts'
import { isUpload } from './uploads.ts'

/** Refuses bodies that are slower than `rate`. An upload is watched once it has a place: before, it is not read. */
export function createSlowBodies(rate = slowest) {
  return (request: IncomingMessage, response: ServerResponse, client: ClientRequest): void => {
    if (!hasBody(request) || isUpload(request)) return
    watchBody(request, rate, () => refuseBody(request, response, client, tooSlow()))
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
