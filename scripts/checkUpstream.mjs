import { readUpstream, signIn } from './readUpstream.mjs'
import { fail } from './run.mjs'

/**
 * `npm run check-upstream -- <url>`: reads each call of api/openapi.json once, and prints how the responses of this REST
 * API differ. Signs in with UPSTREAM_TOKEN, or with UPSTREAM_EMAIL and UPSTREAM_PASSWORD.
 */
const [url, ...more] = process.argv.slice(2)
if (!URL.canParse(url ?? '') || more.length > 0) fail('Usage: npm run check-upstream -- <url of the REST API>')

const { UPSTREAM_TOKEN, UPSTREAM_EMAIL, UPSTREAM_PASSWORD } = process.env
try {
  const token = UPSTREAM_TOKEN ?? (UPSTREAM_EMAIL ? await signIn(url, UPSTREAM_EMAIL, UPSTREAM_PASSWORD) : null)
  const { findings, unread } = await readUpstream(url, token)
  if (unread.length > 0) console.log(`Not compared:\n${toLines(unread)}\n`)
  console.log(findings.length > 0 ? `Differs from the contract:\n${toLines(findings)}` : 'No difference was found.')
  process.exitCode = findings.length > 0 ? 1 : 0
} catch (error) {
  fail(`${url} cannot be read: ${error.cause?.message ?? error.message}`)
}

function toLines(sentences) {
  return sentences.map(sentence => `  ${sentence}`).join('\n')
}
