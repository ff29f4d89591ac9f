import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umaVaga } from '../testing/umaVaga.ts'

const query = 'ParecidasCardQuery'
const semCandidatura = { candidatado: false, etapa: null }

afterEach(() => vi.unstubAllGlobals())

/** Tells the page that all that it observes is near the screen. */
function watchScreen() {
  const observers = new Set<() => void>()
  class Observer {
    readonly near: () => void
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.near = () => callback([{ isIntersecting: true }])
    }
    observe = () => observers.add(this.near)
    disconnect = () => observers.delete(this.near)
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return () => act(async () => observers.forEach(near => near()))
}

/** Opens the page; what it requests afterwards stays pending. */
async function open(own: object) {
  const rendered = await renderRoute('/opportunities/12', null)
  const vaga = umaVaga({ id: 'vaga-12', minhaCandidatura: semCandidatura, ...own })
  await rendered.resolve({ Query: () => ({ vaga, viewer: { papel: 'ESTUDANTE' } }) }, 'VagaPageQuery')
  return rendered
}

async function openEncerrada() {
  const rendered = await open({ encerrada: true, status: 'ENCERRADA' })
  await waitFor(() => expect(rendered.pending()).toContain(query))
  return rendered
}

const card = () => within(screen.getByRole('region', { name: 'Oportunidades parecidas' }))

test('an encerrada leads to open vagas like it', async () => {
  const { resolve, variables } = await openEncerrada()
  expect(variables(query)).toEqual({ codigo: '12' })
  const parecida = (codigo: string, titulo: string) => umaVaga({ id: `vaga-${codigo}`, codigo, titulo })
  const parecidas = [parecida('13', 'Monitoria de Óptica'), parecida('14', 'Monitoria de Redes')]
  await resolve({ Query: () => ({ vaga: umaVaga({ id: 'vaga-12', encerrada: true, parecidas }) }) }, query)
  const links = card().getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Monitoria de Óptica', '/opportunities/13'],
    ['Monitoria de Redes', '/opportunities/14'],
    ['Ver todas as oportunidades', '/opportunities'],
  ])
})

test.each([
  ['there are none', []],
  ['the upstream has none', null],
])('an encerrada leads to the list if %s', async (_, parecidas) => {
  const { resolve } = await openEncerrada()
  await resolve({ Query: () => ({ vaga: umaVaga({ id: 'vaga-12', encerrada: true, parecidas }) }) }, query)
  expect(
    card()
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(['Ver todas as oportunidades'])
})

test('an open vaga loads those like it when the reader comes near its end, each with why', async () => {
  const scrollDown = watchScreen()
  const { pending, resolve } = await open({})
  expect(pending()).not.toContain(query)
  await scrollDown()
  expect(pending()).toContain(query)
  const optica = { id: 'interesse-1', nome: 'Óptica' }
  const parecida = (codigo: string, own: object) =>
    umaVaga({ id: `vaga-${codigo}`, codigo, minhaCandidatura: semCandidatura, ...own })
  const fisica = { id: 'departamento-3', nome: 'Física' }
  const parecidas = [
    parecida('13', {
      titulo: 'Lentes',
      interesses: [{ id: 'interesse-9', nome: 'Vidro' }, optica],
      departamento: fisica,
    }),
    parecida('14', { titulo: 'Redes', interesses: [optica], departamento: { id: 'departamento-4', nome: 'Redes' } }),
    parecida('15', { titulo: 'Já foi', interesses: [optica], minhaCandidatura: { candidatado: true, etapa: null } }),
  ]
  const vaga = umaVaga({ id: 'vaga-12', interesses: [optica], departamento: fisica, parecidas })
  await resolve({ Query: () => ({ vaga }) }, query)
  const items = card().getAllByRole('listitem')
  expect(items.map(item => within(item).getByRole('link').textContent)).toEqual(['Lentes', 'Redes'])
  expect(items[0]?.textContent).toContain('Em comum: Óptica · Do mesmo departamento')
  expect(items[1]?.textContent).toMatch(/Em comum: Óptica$/)
  expect(pending()).not.toContain(query)
})

test.each([
  ['there are none', []],
  ['the upstream has none', null],
])('an open vaga has no card if %s', async (_, parecidas) => {
  const scrollDown = watchScreen()
  const { resolve } = await open({})
  await scrollDown()
  await resolve({ Query: () => ({ vaga: umaVaga({ id: 'vaga-12', parecidas }) }) }, query)
  expect(screen.queryByRole('region', { name: 'Oportunidades parecidas' })).toBeNull()
})

test('an encerrada is readable if those like it fail to load', async () => {
  const { reject } = await openEncerrada()
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'down'), query)
  expect(screen.queryByRole('region', { name: 'Oportunidades parecidas' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Descrição' })).toBeTruthy()
})

test.each(['RECEBIDA', 'EM_ANALISE', 'NAO_SELECIONADA', null])(
  'a candidatura that is %s has them beside it, when the reader comes near',
  async etapa => {
    const scrollDown = watchScreen()
    const { pending } = await open({ minhaCandidatura: { candidatado: true, etapa } })
    expect(pending()).not.toContain(query)
    await scrollDown()
    expect(pending()).toContain(query)
  },
)

test('nobody else loads them before the end of the page', async () => {
  for (const own of [{}, { minhaCandidatura: { candidatado: true, etapa: 'ENTREVISTA' } }]) {
    const { pending, unmount } = await open(own)
    expect(pending()).not.toContain(query)
    expect(screen.queryByRole('link', { name: 'Ver parecidas' })).toBeNull()
    unmount()
  }
})
