import { type Page, expect, test } from '@playwright/test'
import { sendMensagem } from './ask.ts'
import { aluna, signIn } from './signIn.ts'

/** Pixels by which the page is wider than the screen. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** A person to whom no other test writes. */
const outro = '52'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a long word wraps in the badges of the search', async ({ page }) => {
    await signIn(page, aluna)
    const palavra = 'pneumoultramicroscopicossilicovulcanoconiotico'.repeat(2).slice(0, 60)
    await page.goto(`/opportunities?busca=${palavra}`)
    await expect(page.getByText(`“${palavra}”`)).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await page.getByPlaceholder('Buscar oportunidades...').fill(`${palavra}x`)
    await expect(page.getByText(`“${palavra}x”`)).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
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
