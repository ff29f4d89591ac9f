import { type Page, expect, test } from '@playwright/test'
import { ask } from './ask.ts'
import { startFaultyUpstream } from './faultyUpstream.ts'
import { createHostil, expectInert, watchAttacks } from './hostil.ts'
import { signIn } from './signIn.ts'
import { startGateway } from './stack.ts'
import { chooseAcao } from './steps.ts'

/** People whose visits change nothing for other tests. */
const yasmin = { email: 'yasmin.aragao@puc.example', papel: 'ESTUDANTE' }
const docente = { email: 'fernando.quintela@puc.example', papel: 'PROFESSOR' }

type Visit = [path: string, open?: (page: Page) => Promise<void>]

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const openThread = (page: Page) =>
  page.getByRole('complementary', { name: 'Conversas' }).getByRole('link').first().click()

async function editProfile(page: Page) {
  await press('Editar Perfil')(page)
  await page.getByRole('tab', { name: 'Interesses' }).click()
  await press('Editar interesses')(page)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
}

/** Opens a vaga of the seed and applies; the upstream refuses with its own text. */
async function apply(page: Page) {
  // The newest belong to other tests, which require more than a letter or accept nobody.
  const query = '{ vagas(first: 1, filtro: { tipos: [ESTAGIO] }) { edges { node { codigo } } } }'
  const { vagas } = await ask(page, query)
  await page.goto(new URL(`/opportunities/${vagas.edges[0].node.codigo}`, page.url()).href)
  await press(/^Candidatar/)(page)
  await press('Enviar candidatura')(page)
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
}

async function openHistorico(page: Page) {
  await page.getByRole('link', { name: 'Histórico', exact: true }).click()
  await expect(page.getByRole('table').getByText('window.xss=1')).not.toHaveCount(0)
}

/** Opens a vaga with candidates, the letters and every dialog of its actions. */
async function openVaga(page: Page) {
  await page.getByRole('row').filter({ hasNotText: /\t0\t/ }).last().getByRole('link').first().click()
  await chooseAcao(page, 'Editar')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
}

const doAluno: Visit[] = [
  ['/', openHistorico],
  ['/opportunities'],
  ['/opportunities', apply],
  ['/applications'],
  [
    '/network',
    page =>
      page
        .getByRole('link', { name: /^Ver perfil/ })
        .first()
        .focus(),
  ],
  ['/network?aba=conexoes'],
  ['/profile', editProfile],
  ['/profile/2', page => page.getByRole('tab', { name: 'Interesses' }).click()],
  ['/messages', openThread],
  ['/notifications'],
]

const doProfessor: Visit[] = [
  ['/professor'],
  ['/professor/opportunities'],
  ['/professor/opportunities', openVaga],
  ['/professor/opportunities/new'],
  ['/professor/profile', editProfile],
  ['/professor/profile/1'],
  ['/professor/messages', openThread],
  ['/professor/notifications'],
]

for (const [who, visits] of [
  [yasmin, doAluno],
  [docente, doProfessor],
] as const) {
  test(`a hundred hostile strings are inert in every text that ${who.email} reads`, async ({ page }) => {
    test.slow()
    const change = createHostil()
    const upstream = await startFaultyUpstream(process.env['API_URL'] ?? '', change)
    const gateway = await startGateway(upstream.url)
    const attacks = watchAttacks(page)
    await signIn(page, who, gateway.url)
    upstream.break('POST /candidaturas/vaga/:id', response =>
      response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(change({ detail: 'Não.' }))),
    )
    for (const [path, open] of visits) {
      await test.step(path, async () => {
        await page.goto(gateway.url + path)
        await expect(page.getByText('window.xss=1')).not.toHaveCount(0)
        await open?.(page)
        await expectInert(page)
      })
    }
    expect(attacks).toEqual([])
    await gateway.stop()
    await upstream.stop()
  })
}
