/*
 * Replaces undici's index in the bundle. The index also loads fetch, WebSocket, caches and mocks, which take a sixth of
 * the gateway's start.
 */
import request from 'undici/lib/api/api-request.js'
import Pool from 'undici/lib/dispatcher/pool.js'

Pool.prototype.request = request
export { Pool }
