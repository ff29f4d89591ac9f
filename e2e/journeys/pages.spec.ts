import { type Page, expect, test } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { addressOfCandidato, candidato, routes } from '../routes.ts'
import { aluna, professora, signIn } from '../signIn.ts'

const accounts = { visitor: null, student: aluna, professor: professora }
type Reader = keyof typeof accounts
const readers = Object.keys(accounts) as Reader[]

/** Who may read each page. */
const mayRead: Record<string, readonly Reader[]> = {
  '/': ['visitor', 'student'],
  '/professor': readers,
  '/login': ['visitor'],
  '/professor/login': ['visitor'],
  '/register': ['visitor'],
  '/professor/register': ['visitor'],
  '/verify-email': readers,
  '/email-login': readers,
  '/entrar/universidade': readers,
  '/forgot-password': readers,
  '/reset-password': readers,
  '/opportunities': ['student'],
  '/opportunities/:codigo': ['student'],
  '/vaga/:codigo': readers,
  '/applications': ['student'],
  '/import-curriculum': ['student'],
  '/notifications': ['student'],
  '/avisos': ['student'],
  '/conta': ['student', 'professor'],
  '/aceite': ['student', 'professor'],
  '/privacidade': readers,
  '/termos': readers,
  '/profile/:codigo?': ['student'],
  '/network': ['student'],
  '/messages': ['student'],
  '/professor/opportunities': ['professor'],
  '/professor/opportunities/new': ['professor'],
  '/professor/opportunities/:codigo': ['professor'],
  [candidato]: ['professor'],
  '/professor/notifications': ['professor'],
  '/professor/avisos': ['professor'],
  '/professor/profile/:codigo?': ['professor'],
  '/professor/messages': ['professor'],
  // Of administrators alone: administracao.spec.ts.
  '/admin': [],
  '/admin/pessoas': [],
  '/admin/instituicao': [],
  '/admin/numeros': [],
  '/admin/avisos': [],
  '/admin/documentos': [],
  '/admin/pessoas/importar': [],
  '/admin/auditoria': [],
  '/admin/listas/:lista?': [],
  '/admin/moderacao': [],
  '/admin/moderacao/:codigo': [],
  '/admin/decisoes/:codigo': ['student', 'professor'],
}

/** The same for everybody. */
const alike = [
  '/privacidade',
  '/termos',
  '/verify-email',
  '/email-login',
  '/entrar/universidade',
  '/forgot-password',
  '/reset-password',
]

const all = [...routes, { route: candidato, address: '/professor/opportunities/1/candidates/1' }]

test('every route says who may read it', () => {
  expect(all.map(({ route }) => route).toSorted()).toEqual(Object.keys(mayRead).toSorted())
})

/** Where a reader who may not read a page is led (specification §2). */
function leadsTo(address: string, reader: Reader, isForVisitors: boolean): string {
  if (isForVisitors) return reader === 'student' ? '/' : '/professor'
  const isOfProfessors = address.startsWith('/professor')
  if (reader === 'visitor') return `${isOfProfessors ? '/professor' : ''}/login?voltar=${encodeURIComponent(address)}`
  if (reader === 'student') return '/'
  return address === '/' || address.startsWith('/admin') ? '/professor' : '/professor/opportunities'
}

/** Whether somebody else reads the same page. */
const isRead = (route: string, reader: Reader) => reader !== 'visitor' && alike.includes(route)

const enter = async (page: Page, reader: Reader) => {
  const account = accounts[reader]
  if (account) await signIn(page, account)
}

for (const reader of readers) {
  test(`a ${reader} is led away from every page of others`, async ({ page }) => {
    await enter(page, reader)
    for (const { route, address } of all) {
      const able = mayRead[route] ?? []
      if (able.includes(reader)) continue
      await page.goto(address)
      await expect(page, route).toHaveURL(leadsTo(address, reader, able.length === 1 && able[0] === 'visitor'))
    }
  })

  const own = all.filter(({ route }) => mayRead[route]?.includes(reader) && !isRead(route, reader))
  // In halves: two workers share the work.
  for (const [half, pages] of [own.slice(0, own.length / 2), own.slice(own.length / 2)].entries())
    test(`no page of a ${reader} has an accessibility violation, part ${half + 1}`, async ({ page }) => {
      await enter(page, reader)
      for (const { route, address } of pages)
        await test.step(route, async () => {
          const known = route === candidato
          await page.goto(known ? await addressOfCandidato(page, 'Monitoria de Bancos de Dados (INF1383)') : address)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          await expectAccessible(page, undefined, ['light'])
        })
    })
}

test('an unknown address leads to the not-found page, and on to the start', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir para login' })).toHaveAttribute('href', '/login')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL('/')
})

test('a visitor is redirected to the login, and returns afterwards', async ({ page }) => {
  await page.goto('/opportunities?type=estagio')
  await expect(page).toHaveURL(/^[^?]+\/login\?/)
  await page.getByLabel('E-mail').fill(aluna.email)
  await page.getByLabel('Senha', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/opportunities?type=estagio')
})
