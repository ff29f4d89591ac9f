import { expect, test } from '@playwright/test'
import { type Fault, say, startFaultyUpstream } from './faultyUpstream.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startGateway } from './stack.ts'
import { isAsked } from './steps.ts'

const contract = 'O sistema da universidade respondeu algo que não entendemos.'
const unavailable = 'O sistema da universidade não respondeu.'
const timeout = 'O sistema da universidade está lento agora.'
const tooMany = 'Foram pedidos demais em pouco tempo.'
const badInput = 'O endereço desta página não está completo ou correto.'
const forbidden = 'Sua conta não tem permissão para ver esta página.'

const drip: Fault = response => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 400)
  response.on('close', () => clearInterval(timer))
}

/** An invalid body for every call that returns JSON. */
const faults: [kind: string, fault: Fault, sentence: string][] = [
  ['an empty body', say(200, ''), contract],
  ['blanks', say(200, ' \n'), contract],
  ['a page of HTML', say(200, '<!doctype html><title>Login</title>', 'text/html'), contract],
  ['HTML that says it is JSON', say(200, '<html></html>'), contract],
  ['cut JSON', say(200, '{"vagas": [{"id": 1, "ti'), contract],
  ['two values', say(200, '{} {}'), contract],
  ['a trailing comma', say(200, '{"id": 1,}'), contract],
  ['single quotes', say(200, "{'id': 1}"), contract],
  ['NaN', say(200, 'NaN'), contract],
  ['null', say(200, 'null'), contract],
  ['a number', say(200, '42'), contract],
  ['a text', say(200, '"ok"'), contract],
  ['a list of nulls', say(200, '[null]'), contract],
  ['a list of lists', say(200, '[[]]'), contract],
  ['a list of texts', say(200, '["a"]'), contract],
  ['the word true', say(200, 'true'), contract],
  ['the word undefined', say(200, 'undefined'), contract],
  ['a byte order mark alone', say(200, '\uFEFF'), contract],
  ['a NUL', say(200, '\0'), contract],
  ['a comment', say(200, '// {}'), contract],
  ['a form', say(200, 'id=1', 'application/x-www-form-urlencoded'), contract],
  ['an object in place of the list', say(200, '{"vagas": {"id": 1}, "id": {}}'), contract],
  ['a text in place of the id', say(200, '{"vagas": [{"id": []}], "id": []}'), contract],
  ['no id', say(200, '{"vagas": [{"titulo": "x"}], "titulo": "x"}'), contract],
  ['deep nesting', say(200, '['.repeat(5000)), contract],
  ['three megabytes', say(200, `"${'x'.repeat(3_000_000)}"`), contract],
  ['XML', say(200, '<?xml version="1.0"?><vagas/>', 'application/xml'), contract],
  ['nothing at all', response => void response.writeHead(204).end(), contract],
  ['a redirect', response => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), contract],
  ['a 400', say(400, '{"detail": "no"}'), badInput],
  ['a 409 without a body', say(409, ''), badInput],
  ['a 422 with another shape', say(422, '{"detail": {"deep": []}}'), badInput],
  ['a 405', say(405, '{"detail": "no"}'), contract],
  ['a 418', say(418, '{"detail": "no"}'), contract],
  ['a 403', say(403, '{"detail": "no"}'), forbidden],
  ['a 429', say(429, '{"detail": "no"}'), tooMany],
  ['a 500', say(500, '{"detail": "Traceback"}'), unavailable],
  ['a 500 of HTML', say(500, '<h1>oops</h1>', 'text/html'), unavailable],
  ['a 507', say(507, 'full', 'text/plain'), unavailable],
  ['a 599', say(599, ''), unavailable],
  ['a 501', say(501, ''), unavailable],
  ['a 502', say(502, '<html>Bad Gateway</html>', 'text/html'), unavailable],
  ['a 503', say(503, '{"detail": "later"}'), unavailable],
  ['a 504', say(504, ''), timeout],
  ['a reset before the answer', response => void response.socket?.resetAndDestroy(), unavailable],
  ['an end before the answer', response => void response.socket?.end(), unavailable],
  [
    'a reset within the body',
    response => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"vagas": [')
      setTimeout(() => response.socket?.resetAndDestroy(), 20)
    },
    unavailable,
  ],
  ['a hang before the answer', () => {}, timeout],
  ['a hang within the body', response => void response.writeHead(200).write('{"vagas": ['), timeout],
  ['a slow drip', drip, timeout],
]

const pages = [
  { call: 'GET /vagas', page: '/opportunities', who: aluna, title: 'Erro ao carregar oportunidades' },
  { call: 'GET /vagas/3', page: '/opportunities/3', who: aluna, title: 'Erro ao carregar oportunidade' },
  {
    call: 'GET /vagas/professor',
    page: '/professor/opportunities',
    who: professora,
    title: 'Erro ao carregar oportunidades',
  },
]

for (const { call, page: path, who, title } of pages) {
  test(`${faults.length} kinds of broken ${call} are told on ${path}, and mend`, async ({ page }) => {
    // Four of them wait until the gateway gives up.
    test.slow()
    const upstream = await startFaultyUpstream(process.env['API_URL'] ?? '')
    const gateway = await startGateway(upstream.url)
    await signIn(page, who, gateway.url)
    const retry = page.getByRole('button', { name: 'Tentar novamente' })
    upstream.break(call, say(500, ''))
    await page.goto(gateway.url + path)
    await expect(page.getByText(unavailable)).toBeVisible()
    for (const [kind, fault, sentence] of faults) {
      await test.step(kind, async () => {
        upstream.break(call, fault)
        // The previous fault may have shown the same sentence, so wait until this one has occurred.
        const answer = page.waitForResponse(response => isAsked(response.request()))
        await retry.click()
        await answer
        await expect(page.getByText(sentence)).toBeVisible({ timeout: 9_500 })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      })
    }
    upstream.break(call, undefined)
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    await gateway.stop()
    await upstream.stop()
  })
}
