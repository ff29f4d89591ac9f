import { type Page, test as base, expect } from '@playwright/test'
import { warmUp } from './globalSetup.ts'
import { compareLayout, isStoring, readLayout } from './layout.ts'
import { addressOfCandidato } from './routes.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { startFrozenStack } from './stack.ts'

/* The twelve main screens look as they did. After a change on purpose: npm run e2e -- layout.spec --update-snapshots */

/** A Wednesday within a term: the demo data depend on the day. */
const frozenAt = Date.parse('2026-03-11T10:00:00-03:00')

/** Of the professor, with candidates. */
const vaga = 'Monitoria de Bancos de Dados (INF1383)'

const test = base.extend({
  baseURL: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stack = await startFrozenStack(frozenAt)
      await warmUp(stack)
      await use(stack.url)
      await stack.stop()
    },
    // The API seeds a folder first: on a busy machine that takes longer than a test.
    { scope: 'test', timeout: 300_000 },
  ],
})

// Text is as wide on any machine: its font comes with the site, and at this scale it is neither hinted nor rounded.
test.use({ deviceScaleFactor: 2, reducedMotion: 'reduce' })

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

const readers = [
  { as: null, screens: { landing: '/', login: '/login' } },
  {
    as: aluna,
    screens: {
      hoje: '/',
      vagas: '/opportunities',
      vaga: '/opportunities/12',
      candidaturas: '/applications',
      mensagens: '/messages',
      notificacoes: '/notifications',
    },
  },
  { as: professora, screens: { aguardando: '/professor', minhasVagas: '/professor/opportunities' } },
]

test('the main screens keep their layout', async ({ page }) => {
  test.slow()
  await page.clock.setFixedTime(frozenAt)
  for (const { as, screens } of readers) {
    if (as) await signIn(page, as)
    for (const [name, address] of Object.entries(screens)) await expectLayout(page, name, address)
  }
  const candidato = await addressOfCandidato(page, vaga)
  await expectLayout(page, 'candidatos', candidato.replace(/\/candidates.*/, ''))
  await expectLayout(page, 'candidato', candidato)
})

async function expectLayout(page: Page, name: string, address: string) {
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height })
    if (width === 1280) await page.goto(address)
    if (isStoring(test.info())) await complete(page)
    const compare = async () => compareLayout(`${name}-${width}`, await readLayout(page), test.info())
    // A late part of a page is waited for.
    await expect.soft.poll(compare, { message: `${name} at ${width} px` }).toEqual([])
  }
}

/** Loaded, and no longer moving. */
async function complete(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#root[data-skeleton]')).toHaveCount(0)
  await page.waitForTimeout(1000)
}
