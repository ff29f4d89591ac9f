import { type Page, expect, test } from '@playwright/test'
import { aluna, signIn } from './signIn.ts'

/** Collects violations of the Content-Security-Policy. */
function watchRefusals(page: Page): string[] {
  const refusals: string[] = []
  page.on(
    'console',
    message => /content security policy|trusted ?(type|html)/i.test(message.text()) && refusals.push(message.text()),
  )
  return refusals
}

test('styles, toasts and portraits work within the Content-Security-Policy', async ({ page }) => {
  const refusals = watchRefusals(page)
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill('ninguem@puc.example')
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByRole('region', { name: /^Avisos/ }).locator('ol')).toHaveCSS('position', 'fixed')
  await signIn(page, aluna)
  for (const path of ['/', '/opportunities', '/applications', '/messages', '/network', '/import-curriculum']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  expect(refusals).toEqual([])
})

test('text never becomes markup, script or style', async ({ page }) => {
  await page.goto('/login')
  const refused = await page.evaluate(async () => {
    const attempt = (change: () => void) => {
      try {
        change()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const element = document.createElement('p')
    element.textContent = 'x'
    const style = document.createElement('style')
    style.textContent = 'p { position: fixed }'
    document.head.append(style)
    document.body.append(element)
    return {
      markup: attempt(() => (element.innerHTML = '<img src=x>')),
      script: attempt(() => (document.createElement('script').text = 'window.xss = 1')),
      policy: attempt(() => {
        const { trustedTypes } = window as never as {
          trustedTypes: { createPolicy(name: string, rules: object): void }
        }
        trustedTypes.createPolicy('x', {})
      }),
      position: getComputedStyle(element).position,
    }
  })
  expect(refused).toEqual({ markup: 'TypeError', script: 'TypeError', policy: 'TypeError', position: 'static' })
})

test('GraphiQL runs an operation within its policy, and sends the token in its other tabs', async ({ page }) => {
  const refusals = watchRefusals(page)
  const response = page.locator('.graphiql-response')
  await page.goto('/graphql')
  // GraphiQL parses the operation a moment after its tab opens; until then the button does nothing.
  const run = (content: string) =>
    expect(async () => {
      await Promise.all([
        page.waitForRequest(request => request.method() === 'POST' && !/__schema/.test(request.postData() ?? ''), {
          timeout: 5000,
        }),
        page.getByRole('button', { name: /^Execute query/ }).click({ timeout: 5000 }),
      ])
      await expect(response).toContainText(content, { timeout: 5000 })
    }).toPass()
  await run('token')
  expect(refusals).toEqual([])
  await page.getByRole('tab', { name: 'ListarVagas' }).click()
  const signed = page.waitForRequest(request => /ListarVagas/.test(request.postData() ?? ''))
  await run('totalDeRecomendadas')
  expect(await (await signed).headerValue('authorization')).toMatch(/^Bearer \S+/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Bearer|eyJ/)
})
