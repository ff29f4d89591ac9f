import { type Page, expect } from '@playwright/test'
import { type Site, test } from './returnVisit.ts'
import { installWorker } from './serviceWorker.ts'

/*
 * What the service worker shows of a notice that a push service delivers.
 */

/** Delivers a notice as the push service of the browser does. Returns what is shown. */
async function deliver(page: Page, site: Site, data: string) {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId: await registered,
    data,
  })
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications()
      return found.map(({ title, body, tag, data: navigate }) => ({ title, body, tag, navigate }))
    })
  await expect.poll(shown).not.toEqual([])
  return shown()
}

test.beforeEach(async ({ page, context, site }) => {
  await context.grantPermissions(['notifications'], { origin: site.url })
  await installWorker(page, site.url)
})

test('a notice has title, text and the page that it leads to', async ({ page, site }) => {
  const navigate = `${site.url}/opportunities/12`
  const notification = {
    title: 'Nova oportunidade',
    body: 'Monitoria de Cálculo',
    tag: 'vaga-12',
    lang: 'pt-BR',
    navigate,
  }
  const shown = await deliver(page, site, JSON.stringify({ web_push: 8030, notification }))
  expect(shown).toEqual([{ title: notification.title, body: notification.body, tag: notification.tag, navigate }])
})

test('one that cannot be read is shown too, because a silent push may end the permission', async ({ page, site }) => {
  const shown = await deliver(page, site, 'not JSON')
  expect(shown).toEqual([expect.objectContaining({ title: 'Mural Acadêmico', body: 'Há uma novidade para você.' })])
})
