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

/**
 * One response for each sentence, and a reset connection. gateway/src/upstream/transport tests which failure every other fault
 * is, on real sockets as well (faults.matrix.test.ts, pool.test.ts).
 */
const faults: [kind: string, fault: Fault, sentence: string][] = [
  ['a page of HTML', say(200, '<!doctype html><title>Login</title>', 'text/html'), contract],
  ['no ids', say(200, '{"vagas": [{"titulo": "x"}, {"titulo": "y"}], "titulo": "x"}'), contract],
  ['a 422 with another shape', say(422, '{"detail": {"deep": []}}'), badInput],
  ['a 403', say(403, '{"detail": "no"}'), forbidden],
  ['a 429', say(429, '{"detail": "no"}'), tooMany],
  ['a 500', say(500, '{"detail": "Traceback"}'), unavailable],
  ['a hang before the answer', () => {}, timeout],
  ['a reset before the answer', response => void response.socket?.resetAndDestroy(), unavailable],
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
