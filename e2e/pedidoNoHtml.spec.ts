import { type Page, expect, test } from '@playwright/test'
import { aluna, professora, signIn } from './signIn.ts'
import { readShifts, settled, watchShifts } from './shifts.ts'
import { isAsked, isStep, requestsOf } from './steps.ts'

/*
 * The HTML of a page sends the queries of the page and of the shell before the code has loaded.
 */

/** Has candidaturas and no interview to choose: that code would send a request later. */
const iara = { email: 'iara.siqueira@puc.example', papel: 'ESTUDANTE' }

/** The heading of each page, the texts of its skeleton, at least, and the requests of its parts that come after it. */
const visits: [who: typeof aluna, path: string, heading: string | RegExp, count: number, later?: number][] = [
  [aluna, '/', /^Boas-vindas, /, 1],
  [aluna, '/opportunities', 'Oportunidades Acadêmicas', 16],
  [aluna, '/opportunities?busca=redes', 'Oportunidades Acadêmicas', 0],
  // Those like it, and whether the professor is followed.
  [aluna, '/opportunities/2', /./, 2, 2],
  [aluna, '/profile', /./, 0],
  [iara, '/applications', 'Minhas Candidaturas', 0],
  [aluna, '/messages', 'Mensagens', 14],
  [aluna, '/notifications', 'Notificações', 0],
  [aluna, '/network', 'Sua Rede', 0],
  [professora, '/professor', /^Boas-vindas, /, 1],
  [professora, '/professor/opportunities', 'Minhas Oportunidades', 8],
  [professora, '/professor/messages', 'Mensagens', 14],
]

test.describe('on a first visit', () => {
  // It has the code.
  test.use({ serviceWorkers: 'block' })

  for (const [who, path, heading, count, later = 0] of visits) {
    test(`${who.papel} at ${path}: the HTML requests all the data, shows its texts before the code, and moves nothing`, async ({
      page,
    }) => {
      await signIn(page, who)
      const bodies: (string | null)[] = []
      page.on('request', request => isAsked(request) && !isStep(request) && bodies.push(request.postData()))
      await watchShifts(page)
      await page.route(/\.woff2$/, route => route.abort())
      let release = () => {}
      const released = new Promise<void>(resolve => (release = resolve))
      await page.route(/\/assets\/index-[^/]*\.js$/, async route => {
        await released
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(() => bodies.length, 'page and frame, without any code').toBe(2)
      const texts = count > 0 ? await readSkeleton(page) : []
      expect(texts.length).toBeGreaterThanOrEqual(count)
      const listening = page.waitForRequest(request => request.headers()['accept'] === 'text/event-stream')
      release()
      await expect(page.locator('[data-skeleton], [data-prerendered]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      for (const text of texts) {
        const [line = ''] = text.split('\n')
        await expect(page.getByText(line).first()).toBeVisible()
      }
      await listening
      expect(new Set(bodies).size).toBe(2 + later)
      expect(bodies).toHaveLength(2 + later)
    })
  }

  test('a vaga that takes no candidaturas says so, above its description, before the code', async ({ page }) => {
    await signIn(page, aluna)
    await watchShifts(page)
    // Never answered.
    await page.route(/\/assets\/index-[^/]*\.js$/, () => {})
    await page.goto('/opportunities/12', { waitUntil: 'commit' })
    const [titulo, fechada, descricao] = await readSkeleton(page)
    expect(titulo).not.toBe('')
    expect(fechada).toBe('Esta oportunidade não recebe mais candidaturas.')
    expect(descricao?.split('\n').length).toBeGreaterThan(2)
  })
})

/** The texts that arrived before the code, once they have moved nothing. An empty slot has a placeholder. */
async function readSkeleton(page: Page) {
  const filled = page.locator('[data-skeleton] [data-campo]:not(:has([aria-hidden]))')
  await expect(filled.first()).toBeVisible()
  const texts = await filled.allInnerTexts()
  await settled(page)
  expect(await readShifts(page)).toEqual([])
  return texts
}

test('a visitor who is redirected to the login requests no data', async ({ page }) => {
  const requests = await requestsOf(page, async () => {
    await page.goto('/opportunities')
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  })
  expect(requests).toBe(0)
})

test('a student who is redirected from a page for professors requests only the home', async ({ page }) => {
  await signIn(page, aluna)
  const requests = await requestsOf(page, async () => {
    await page.goto('/professor/opportunities')
    await expect(page.getByRole('heading', { level: 1, name: /^Boas-vindas, / })).toBeVisible()
  })
  expect(requests).toBe(2)
})

test('the page requests again what the HTML could not get', async ({ page }) => {
  await signIn(page, aluna)
  let refused = 0
  await page.route('**/graphql', async route => {
    if (!isAsked(route.request()) || refused === 2) return route.continue()
    refused += 1
    await route.abort()
  })
  await page.goto('/opportunities')
  await expect(page.getByRole('region', { name: 'Oportunidades para Você' }).getByRole('article').first()).toBeVisible()
  expect(refused).toBe(2)
})
