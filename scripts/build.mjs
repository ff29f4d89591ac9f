import { fail } from './run.mjs'
import { setUp } from './setup.mjs'

/** `npm run build`: what an image needs before `node api/dist/server.js` and `node gateway/dist/server.js`. */
await setUp(what => console.log(`${what}…`)).catch(error => fail(error.message))
