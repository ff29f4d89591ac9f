import { ServerResponse } from 'node:http'

/** Preloaded into programs whose data must be the same on any day: their clock stands at FROZEN_AT. Timers still run. */
const at = Number(process.env['FROZEN_AT'])

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [at]))
  }

  static now() {
    return at
  }
}

// Node keeps a clock of its own for the time of a response, which the page would follow.
Object.defineProperty(ServerResponse.prototype, 'sendDate', { get: () => false, set: () => {} })
