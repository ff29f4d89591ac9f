import { fail } from './run.mjs'
import { setUpWithTools } from './setup.mjs'

/** `npm run build`: what an image needs before `node api/dist/server.js` and `node gateway/dist/server.js`. */
await setUpWithTools(what => console.log(`${what}…`)).catch(error => fail(error.message))
