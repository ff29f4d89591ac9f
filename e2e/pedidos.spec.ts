import { type Page, type Request, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { warmUp } from './globalSetup.ts'
import { addressOfCandidato, candidato, routes } from './routes.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startStack } from './stack.ts'
import { isAsked } from './steps.ts'

/*
 * The requests of a first visit of each route with an empty cache. A test fails above its number; lower the number when it
 * falls.
 */

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'graphql'] as const

type Kind = (typeof kinds)[number]

const readers = { visitor: null, student: aluna, professor: professora }

/** The maximum of requests per visit, in the order of `kinds`. */
const limits: [route: string, reader: keyof typeof readers, most: Record<Kind, number>][] = [
  // Includes the newest vagas, whose code, style and data load after the page.
  ['/', 'visitor', { document: 1, script: 6, stylesheet: 0, font: 1, image: 0, graphql: 1 }],
  // Includes the drawing of an approval that is seen for the first time, which loads after the page.
  ['/', 'student', { document: 1, script: 7, stylesheet: 2, font: 1, image: 1, graphql: 2 }],
  // The newest vagas, with the code and style of the other landing page, which has them too.
  ['/professor', 'visitor', { document: 1, script: 7, stylesheet: 1, font: 1, image: 0, graphql: 2 }],
  ['/professor', 'professor', { document: 1, script: 5, stylesheet: 0, font: 1, image: 1, graphql: 2 }],
  // The drawing of the board loads after the page, here and on the other pages of accounts.
  ['/login', 'visitor', { document: 1, script: 6, stylesheet: 1, font: 1, image: 0, graphql: 0 }],
  ['/professor/login', 'visitor', { document: 1, script: 6, stylesheet: 1, font: 1, image: 0, graphql: 0 }],
  // From here on some have a file of choices and terms that few pages share: the first pages of a visit do not load it.
  ['/register', 'visitor', { document: 1, script: 9, stylesheet: 1, font: 1, image: 0, graphql: 1 }],
  ['/professor/register', 'visitor', { document: 1, script: 9, stylesheet: 1, font: 1, image: 0, graphql: 1 }],
  ['/verify-email', 'visitor', { document: 1, script: 6, stylesheet: 1, font: 1, image: 0, graphql: 0 }],
  ['/forgot-password', 'visitor', { document: 1, script: 6, stylesheet: 1, font: 1, image: 0, graphql: 0 }],
  ['/email-login', 'visitor', { document: 1, script: 6, stylesheet: 1, font: 1, image: 0, graphql: 0 }],
  ['/entrar/universidade', 'visitor', { document: 1, script: 6, stylesheet: 1, font: 1, image: 0, graphql: 0 }],
  ['/reset-password', 'visitor', { document: 1, script: 6, stylesheet: 1, font: 1, image: 0, graphql: 0 }],
  ['/opportunities', 'student', { document: 1, script: 5, stylesheet: 0, font: 1, image: 3, graphql: 2 }],
  // Closed: it includes those like it, with their data; and whether the professor is followed, with the code of that.
  ['/opportunities/:codigo', 'student', { document: 1, script: 7, stylesheet: 0, font: 1, image: 2, graphql: 4 }],
  ['/vaga/:codigo', 'visitor', { document: 1, script: 6, stylesheet: 0, font: 1, image: 0, graphql: 1 }],
  // Includes the drawing of an approval that is seen for the first time, and the file of figures that it shares.
  ['/applications', 'student', { document: 1, script: 7, stylesheet: 2, font: 1, image: 1, graphql: 2 }],
  // Includes whether a disciplina is followed, with the code of that.
  ['/import-curriculum', 'student', { document: 1, script: 6, stylesheet: 0, font: 1, image: 1, graphql: 3 }],
  ['/notifications', 'student', { document: 1, script: 6, stylesheet: 0, font: 1, image: 1, graphql: 2 }],
  ['/professor/notifications', 'professor', { document: 1, script: 6, stylesheet: 0, font: 1, image: 1, graphql: 2 }],
  // Includes the notices of this device, with the subscription that each start compares; the saved searches, and the file
  // that changes one, which list and vaga load too.
  ['/avisos', 'student', { document: 1, script: 9, stylesheet: 0, font: 1, image: 1, graphql: 2 }],
  ['/professor/avisos', 'professor', { document: 1, script: 7, stylesheet: 0, font: 1, image: 1, graphql: 2 }],
  // Includes the reader's own data, which the next page has too.
  ['/conta', 'student', { document: 1, script: 8, stylesheet: 0, font: 1, image: 1, graphql: 2 }],
  ['/aceite', 'student', { document: 1, script: 6, stylesheet: 0, font: 1, image: 1, graphql: 2 }],
  ['/privacidade', 'visitor', { document: 1, script: 4, stylesheet: 0, font: 1, image: 0, graphql: 1 }],
  ['/termos', 'visitor', { document: 1, script: 4, stylesheet: 0, font: 1, image: 0, graphql: 1 }],
  ['/professor/opportunities', 'professor', { document: 1, script: 6, stylesheet: 0, font: 1, image: 1, graphql: 2 }],
  // Includes the table of contents, and requirements and questions, whose code and style load after the form.
  [
    '/professor/opportunities/new',
    'professor',
    { document: 1, script: 12, stylesheet: 4, font: 1, image: 1, graphql: 2 },
  ],
  // Includes the candidates and the other actions, whose code and style load with them, and the portraits of
  // candidates, whose number depends on the day. The rows also need requirements and CR, after the list.
  [
    '/professor/opportunities/:codigo',
    'professor',
    { document: 1, script: 14, stylesheet: 2, font: 1, image: 25, graphql: 3 },
  ],
  // Includes answers, transcript and requirements of the candidate, the list for the next one, and that it was read.
  [candidato, 'professor', { document: 1, script: 7, stylesheet: 0, font: 1, image: 1, graphql: 5 }],
  ['/profile/:codigo?', 'student', { document: 1, script: 8, stylesheet: 0, font: 1, image: 2, graphql: 2 }],
  [
    '/professor/profile/:codigo?',
    'professor',
    { document: 1, script: 8, stylesheet: 0, font: 1, image: 2, graphql: 2 },
  ],
  ['/network', 'student', { document: 1, script: 6, stylesheet: 0, font: 1, image: 12, graphql: 2 }],
  // Includes the drawing of the pane, which the homes have as well.
  ['/messages', 'student', { document: 1, script: 6, stylesheet: 1, font: 1, image: 8, graphql: 2 }],
  ['/professor/messages', 'professor', { document: 1, script: 6, stylesheet: 1, font: 1, image: 13, graphql: 2 }],
]

// As most visitors see the pages.
test.use({ reducedMotion: 'no-preference' })

// Its own board: other tests would change the counts.
test.describe.configure({ mode: 'default' })
let stack: Awaited<ReturnType<typeof startStack>>
test.beforeAll(async () => {
  stack = await startStack()
  // A page repeats a request that a program refuses, or is too slow for, just after its start.
  await warmUp(stack)
})
test.afterAll(() => stack.stop())

/** The live stream starts three seconds after a page: a fast visit is over by then, and a slow one is not. */
const isLate = (request: Request) => new URL(request.url()).pathname.startsWith('/assets/late-')

const kindOf = (request: Request): Kind | undefined => {
  if (isLate(request)) return undefined
  return isAsked(request) ? 'graphql' : kinds.find(kind => kind === request.resourceType())
}

/** Counts until no request is pending and none has started for a while. */
async function countVisit(page: Page, address: string): Promise<Record<Kind, number>> {
  const counts = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, graphql: 0 }
  const known = new Set<string>()
  let last = Date.now()
  page.on('request', request => {
    const kind = kindOf(request)
    // A repeated file comes from the cache: the icon is also the logo.
    if (kind && (kind === 'graphql' || !known.has(request.url()))) counts[kind] += 1
    known.add(request.url())
    last = Date.now()
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => Date.now() - last).toBeGreaterThan(1500)
  expect([...known].filter(url => url.includes('/assets/administracao'))).toEqual([])
  return counts
}

async function addressOf(page: Page, route: string): Promise<string> {
  // Both are the professor's own.
  if (!route.startsWith('/professor/opportunities/:codigo'))
    return routes.find(each => each.route === route)?.address ?? ''
  const address = await addressOfCandidato(page, 'Monitoria de Bancos de Dados (INF1383)')
  return route === candidato ? address : address.replace(/\/candidates\/.*/, '')
}

for (const [route, reader, most] of limits) {
  test(`a first visit of ${route} by a ${reader} requests no more than is written down`, async ({ browser }) => {
    const page = await (await browser.newContext({ baseURL: stack.url })).newPage()
    const account = readers[reader]
    if (account) await signIn(page, account)
    const address = await addressOf(page, route)
    const counts = await countVisit(page, address)
    await expect(page).toHaveURL(stack.url + address)
    await page.context().close()
    for (const kind of kinds) expect.soft(counts[kind], kind).toBeLessThanOrEqual(most[kind])
  })
}

test('the vaga beside the list costs one request, which serves its page too; the first one four scripts', async ({
  browser,
}) => {
  const viewport = { width: 1440, height: 900 }
  const page = await (await browser.newContext({ baseURL: stack.url, viewport })).newPage()
  await signIn(page, aluna)
  const before = await countVisit(page, '/opportunities')
  // Those of the list, and of its first vaga.
  expect([before.script, before.graphql]).toEqual([5 + 4, 2 + 1])
  const asked = { graphql: 0, script: 0 }
  const bodies: (string | null)[] = []
  page.on('request', request => {
    const kind = kindOf(request)
    // The header may count anew when the live stream begins.
    if (request.postData()?.endsWith('"variables":{}}')) return
    // Its page counts the visit when the browser has nothing else to do.
    if (request.postData()?.includes('"passo":')) return
    // Toasts load at the first press, whatever it is.
    if ((kind === 'graphql' || kind === 'script') && !request.url().includes('/assets/toasts-')) asked[kind] += 1
    if (kind === 'graphql') bodies.push(request.postData())
  })
  const row = page.locator('#resultados article').nth(1)
  const titulo = await row.getByRole('heading').innerText()
  const box = await row.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) - 10)
  const aoLado = page.getByRole('region', { name: titulo })
  await expect(aoLado.getByRole('heading', { name: titulo })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Descrição' })).toBeVisible()
  // What was pressed does not move, but for the rounding of the scroll position.
  expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(1)
  expect(asked).toEqual({ graphql: 1, script: 0 })
  await expectAccessible(page, 'main')
  await aoLado.getByRole('link', { name: 'Abrir página' }).click()
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  // Those like it load when the reader comes near.
  expect(bodies.filter(body => body === bodies[0])).toHaveLength(1)
  await page.goBack()
  await expect(aoLado).toBeVisible()
  await page.reload()
  await expect(aoLado).toBeVisible()
  await aoLado.getByRole('link', { name: 'Abrir página' }).focus()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('link', { name: titulo, exact: true })).toBeFocused()
  await page.context().close()
})

// The home of this student has an interview.
for (const [name, address] of [
  ['list', '/opportunities'],
  ['home', '/'],
] as const) {
  test(`the ${name} starts without the first use of Intl, which takes 80 ms on a phone`, async ({ browser }) => {
    const page = await (await browser.newContext({ baseURL: stack.url })).newPage()
    await signIn(page, aluna)
    await page.addInitScript(() => {
      const used: string[] = []
      Object.assign(window, { used })
      for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'ListFormat', 'Collator'] as const) {
        const construct = (target: object, values: unknown[]) => {
          used.push(name)
          return Reflect.construct(target as typeof Intl.NumberFormat, values) as object
        }
        Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
      }
    })
    await countVisit(page, address)
    expect(await page.evaluate(() => (window as unknown as { used: string[] }).used)).toEqual([])
    await page.context().close()
  })
}

test('every route is in the table', () => {
  // The administration has its own files: administracao.spec.ts.
  const ofBoard = routes.filter(({ route }) => !route.startsWith('/admin'))
  expect(ofBoard.filter(({ route }) => !limits.some(([known]) => known === route))).toEqual([])
})
