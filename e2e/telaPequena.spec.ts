import { type Locator, type Page, expect, test } from '@playwright/test'
import { sendMensagem } from './ask.ts'
import { routes } from './routes.ts'
import { openVagaOfTheSeed, openVagaWithCandidates } from './selecao.ts'
import { setTime } from './serverTime.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { chooseAcao, showAcoes } from './steps.ts'

/** Pixels by which the page is wider than the screen. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** A person to whom no other test writes. */
const outro = '52'

const avisos = (page: Page) => page.getByRole('region', { name: /^Avisos/ })

/** Opens the form of a vaga while the end of its selection can be undone. The clock stands still. */
async function openFormWithToast(page: Page) {
  await signIn(page, professora)
  await page.clock.install()
  await openVagaWithCandidates(page, 1)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Finalizar seleção' }).click()
  // It comes with code of its own, and moves the button.
  await expect(dialog.getByRole('group', { name: 'E quem ficou sem decisão?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Finalizar seleção' }).click()
  await expect(avisos(page).getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 1_000)
  await chooseAcao(page, 'Editar')
  await expect(dialog.getByLabel('Título')).toBeFocused()
  return dialog
}

/** What a press on each fifth pixel of the toast would reach below it. */
const controlsBelow = (page: Page) =>
  avisos(page)
    .getByRole('listitem')
    .evaluate(toast => {
      const { left, right, top, bottom } = toast.getBoundingClientRect()
      const found = new Set<string>()
      for (let x = left; x < right; x += 5)
        for (let y = top; y < bottom; y += 5)
          for (const element of document.elementsFromPoint(x, y))
            if (element.matches('a, button, input, textarea, select') && !toast.contains(element))
              found.add(element.outerHTML.slice(0, 120))
      return [...found]
    })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a long word wraps in the badges of the search', async ({ page }) => {
    await signIn(page, aluna)
    const palavra = 'pneumoultramicroscopicossilicovulcanoconiotico'.repeat(2).slice(0, 60)
    await page.goto(`/opportunities?busca=${palavra}`)
    await expect(page.getByText(`“${palavra}”`, { exact: true })).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await page.getByPlaceholder('Buscar oportunidades...').fill(`${palavra}x`)
    await expect(page.getByText(`“${palavra}x”`, { exact: true })).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })

  test('a toast is over no field or button of a dialog', async ({ page }) => {
    const dialog = await openFormWithToast(page)
    expect(await controlsBelow(page)).toEqual([])
    await dialog.getByLabel('Prazo').focus()
    expect(await controlsBelow(page)).toEqual([])
    await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe("on a professor's phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test.beforeEach(({ page }) => signIn(page, professora))

  const topOf = async (target: Locator) => {
    await expect(target).toBeVisible()
    return (await target.boundingBox())?.y
  }

  test('the first candidate is near the top, with results to release and a promise that has passed', async ({
    page,
  }) => {
    const inTwoMonths = Date.now() + 60 * 24 * 60 * 60 * 1000
    await setTime(page, inTwoMonths)
    await openVagaOfTheSeed(page)
    await expect(page.getByRole('button', { name: 'Divulgar agora' })).toBeVisible()
    await expect(page.getByText(/^Resposta prometida até/)).toBeVisible()
    const first = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    expect(await topOf(first)).toBeLessThanOrEqual(390)
  })

  test('one button shows the actions of a vaga', async ({ page }) => {
    await openVagaOfTheSeed(page)
    await expect(page.getByRole('button', { name: 'Divulgar agora' })).toBeVisible()
    const actions = ['Editar', 'Agendar a divulgação…', 'Finalizar seleção', 'Enviar comunicado']
    for (const name of actions) await expect(page.getByRole('button', { name })).toBeHidden()
    await showAcoes(page)
    for (const name of actions) await expect(page.getByRole('button', { name })).toBeVisible()
  })

  test('a dialog opens although its button is not shown', async ({ page }) => {
    await openVagaOfTheSeed(page)
    await page
      .getByRole('checkbox', { name: /^Selecionar / })
      .first()
      .check()
    const selected = page.getByRole('region', { name: 'Candidatos selecionados' })
    await selected.getByRole('button', { name: 'Enviar mensagem' }).tap()
    await expect(page.getByRole('dialog').getByLabel('Mensagem')).toBeVisible()
    await page.goto(`${new URL(page.url()).pathname}?editar`)
    await expect(page.getByRole('dialog', { name: 'Editar oportunidade' })).toBeVisible()
  })

  test('the first vaga is near the top, below an invitation too', async ({ page }) => {
    await page.goto('/professor/opportunities')
    await expect(page.getByText(/^Convite para cuidar de/)).toBeVisible()
    expect(
      await topOf(
        page
          .getByRole('row')
          .filter({ has: page.getByRole('link') })
          .first(),
      ),
    ).toBeLessThanOrEqual(450)
  })

  test('four vagas are in sight below an invitation, each with its title, facts and actions', async ({ page }) => {
    await page.goto('/professor/opportunities?ordem=criadaEm')
    await expect(page.getByText(/^Convite para cuidar de/)).toBeVisible()
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
    for (const index of [0, 1, 2, 3]) await expect(rows.nth(index)).toBeInViewport({ ratio: 1 })
    await page
      .getByRole('button', { name: /^Ações de / })
      .nth(3)
      .tap()
    await expect(page.getByRole('link', { name: /^Duplicar/ })).toBeInViewport({ ratio: 1 })
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })

  test('what waits takes rows of two lines', async ({ page }) => {
    await page.goto('/professor')
    const rows = page
      .locator('section', { has: page.getByRole('heading', { name: 'Aguardando você' }) })
      .getByRole('link')
    await expect(rows.first()).toBeVisible()
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(57)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })
})

test.describe('with letters of 200 %', () => {
  test('nothing is wider than the screen', async ({ page }) => {
    test.slow()
    await page.addInitScript(() => {
      const grow = () => document.documentElement?.style.setProperty('font-size', '200%')
      document.addEventListener('readystatechange', grow)
    })
    for (const reader of [null, aluna, professora]) {
      if (reader) await signIn(page, reader)
      for (const { address } of routes)
        await test.step(`${reader?.papel ?? 'a visitor'}: ${address}`, async () => {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByText(/^Carregando/)).toHaveCount(0)
          expect(await sideways(page)).toBeLessThanOrEqual(0)
        })
    }
  })
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  const paths = ['/', '/opportunities', '/applications', '/network', '/messages', '/profile']

  test.describe('without scripts', () => {
    // It has the scripts.
    test.use({ serviceWorkers: 'block' })

    test('no skeleton is wider than the screen', async ({ page }) => {
      await signIn(page, aluna)
      await page.route(/\/graphql$|\.js$/, route => route.abort())
      for (const path of paths) {
        await page.goto(path)
        await expect(page.locator('#root[data-skeleton]')).toBeVisible()
        expect(await sideways(page), path).toBeLessThanOrEqual(0)
      }
    })
  })

  test('nothing is sticky, or wider than the screen', async ({ page }) => {
    await signIn(page, aluna)
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const kept = await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter(
              element => /fixed|sticky/.test(getComputedStyle(element).position) && element.getClientRects().length,
            )
            // Sonner's empty list for toasts covers nothing.
            .filter(element => element.getBoundingClientRect().height > 0)
            .map(element => element.outerHTML.slice(0, 120)),
        )
        expect(kept).toEqual([])
        expect(await sideways(page)).toBeLessThanOrEqual(0)
      })
  })

  test('the focus is never below a toast in a dialog', async ({ page }) => {
    const dialog = await openFormWithToast(page)
    const fields = dialog.locator('input:not([type=checkbox]), select')
    for (const field of await fields.all()) {
      await field.focus()
      const { bottom } = await field.evaluate(element => element.getBoundingClientRect())
      const { top } = await avisos(page)
        .getByRole('listitem')
        .evaluate(element => element.getBoundingClientRect())
      expect(bottom).toBeLessThanOrEqual(top)
    }
  })

  test('a thread has most of the screen, and its text box is reachable', async ({ page }) => {
    await signIn(page, aluna)
    for (const text of ['Uma linha.', 'Mais uma linha.', 'E outra.']) await sendMensagem(page, outro, text)
    await page.goto(`/messages?userId=${outro}`)
    const thread = page.getByRole('region', { name: 'Mensagens' })
    await expect(thread).toBeVisible()
    const height = await thread.evaluate(element => element.clientHeight)
    expect(height).toBeGreaterThanOrEqual(180)
    await expect(thread.getByText('E outra.')).toBeVisible()
    const box = page.getByPlaceholder('Digite sua mensagem...')
    await box.scrollIntoViewIfNeeded()
    await expect(box).toBeInViewport({ ratio: 1 })
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })
})
