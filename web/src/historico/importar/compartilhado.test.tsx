import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const semHistorico = {
  Usuario: () => ({ id: 'ana', temHistorico: false }),
  Viewer: () => ({ historico: null, buscasSalvas: null }),
}
const comHistorico = { ...semHistorico, Usuario: () => ({ id: 'ana', temHistorico: true }) }

/** The cache of the service worker, with this file or empty. */
function keep(name?: string, text = '%PDF-1.7') {
  const caches = new Map<string, Response>()
  if (name) caches.set('mural-compartilhado', new Response(text, { headers: { 'x-nome': encodeURIComponent(name) } }))
  vi.stubGlobal('caches', {
    match: async (_: string, { cacheName }: { cacheName: string }) => caches.get(cacheName),
    delete: async (cache: string) => caches.delete(cache),
  })
  return caches
}

test('a file that another app shared is chosen, and kept nowhere else', async () => {
  const caches = keep('histórico.pdf')
  const { router, pending } = await renderRoute('/import-curriculum?compartilhado', comHistorico)
  expect(await screen.findByText('histórico.pdf')).toBeTruthy()
  expect(router.state.location.search).toBe('')
  expect(caches.size).toBe(0)
  // It is sent at a press.
  expect(pending()).toEqual([])
})

test('a shared file that is no PDF is refused at the field', async () => {
  keep('notas.txt', 'notas')
  await renderRoute('/import-curriculum?compartilhado', semHistorico)
  expect(await screen.findByText('Por favor, selecione apenas arquivos PDF.')).toBeTruthy()
})

const semArquivo = 'O arquivo compartilhado não chegou aqui. Selecione o PDF do seu histórico.'

test('says that a shared file did not arrive', async () => {
  keep()
  await renderRoute('/import-curriculum?compartilhado', semHistorico)
  expect(await screen.findByText(semArquivo)).toBeTruthy()
})

test('says so too where the browser refuses its storage', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('refused')) })
  await renderRoute('/import-curriculum?compartilhado', semHistorico)
  expect(await screen.findByText(semArquivo)).toBeTruthy()
})

test('takes nothing without that address', async () => {
  const caches = keep('histórico.pdf')
  await renderRoute('/import-curriculum', semHistorico)
  expect(caches.size).toBe(1)
})
