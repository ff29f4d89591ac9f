import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umaVaga } from '../testing/umaVaga.ts'

const query = 'ParecidasCardQuery'
const semCandidatura = { candidatado: false, etapa: null }

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
  await resolve({ Query: () => ({ vaga: { id: 'vaga-12', parecidas } }) }, query)
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
  await resolve({ Query: () => ({ vaga: { id: 'vaga-12', parecidas } }) }, query)
  expect(
    card()
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(['Ver todas as oportunidades'])
})

test('an encerrada is readable if those like it fail to load', async () => {
  const { reject } = await openEncerrada()
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'down'), query)
  expect(screen.queryByRole('region', { name: 'Oportunidades parecidas' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Descrição' })).toBeTruthy()
})

test('who was not selected gets them too, and nobody else', async () => {
  const recusada = await open({ minhaCandidatura: { candidatado: true, etapa: 'NAO_SELECIONADA' } })
  await waitFor(() => expect(recusada.pending()).toContain(query))
  recusada.unmount()
  for (const own of [{}, { encerrada: true, minhaCandidatura: { candidatado: true, etapa: 'EM_ANALISE' } }]) {
    const { pending, unmount } = await open(own)
    expect(pending()).not.toContain(query)
    expect(screen.queryByRole('link', { name: 'Ver parecidas' })).toBeNull()
    unmount()
  }
})
