import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { lista } from '../testing/lista.ts'
import { umaVaga } from '../testing/umaVaga.ts'

const now = new Date('2026-03-12T14:00:00Z')
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const card = async (vaga: Record<string, unknown>) => {
  const view = await renderRoute('/opportunities', lista({ vagas: [vaga] }))
  const [item] = within(screen.getByRole('region', { name: 'Oportunidades para Você' })).getAllByRole('listitem')
  if (!item) throw new Error('no card')
  return { ...view, item: within(item) }
}

test('shows author, title, location, age and benefits', async () => {
  const { item } = await card({ remuneracao: 1200, desconto: 20, horasComplementares: 30 })
  const texts = [
    'Helena Prado',
    'há 3 dias',
    'Matemática',
    'PUC',
    'Monitoria',
    'Ajude os calouros com limites e derivadas.',
    'Desconto 20%',
    'Horas Complementares 30h',
  ]
  for (const text of texts) expect(item.getByText(text)).toBeTruthy()
  expect(item.getByText(/^Remuneração R\$\s1\.200,00$/)).toBeTruthy()
  expect(item.getByRole('link', { name: 'Monitoria de Cálculo I' }).getAttribute('href')).toBe('/opportunities/12')
  expect(item.getByRole('link', { name: /^Ver Detalhes/ }).getAttribute('href')).toBe('/opportunities/12')
})

test('shows only the benefits of the vaga', async () => {
  const { item } = await card({ remuneracao: 0 })
  expect(item.queryByText(/Remuneração|Desconto|Horas Complementares/)).toBeNull()
})

test('shows a placeholder for each missing value', async () => {
  const nothing = { titulo: null, resumo: null, departamento: null, local: null, autor: null, criadaEm: null }
  const { item } = await card({ ...nothing, nomeDoTipo: null, tipo: 'EMPRESA_JR' })
  const texts = [
    'Título não especificado',
    'Descrição não especificada',
    'Departamento não especificado',
    'Localização não especificada',
    'Autor desconhecido',
    'Publicado recentemente',
    'Empresa Júnior',
  ]
  for (const text of texts) expect(item.getByText(text)).toBeTruthy()
})

test('rounds the score to percent and lists the reasons on focus', async () => {
  const { item, user } = await card({
    recomendacao: { score: 0.876, estrategias: ['Do seu curso', 'Você cursou Cálculo II'] },
  })
  const badge = item.getByRole('button', { name: '88% de compatibilidade' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  badge.focus()
  const tooltip = within(await screen.findByRole('tooltip'))
  expect(tooltip.getByText('Por que foi recomendado:')).toBeTruthy()
  expect(tooltip.getAllByRole('listitem').map(reason => reason.textContent)).toEqual([
    'Do seu curso',
    'Você cursou Cálculo II',
  ])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('says Recomendado without a score, with a general reason if there are none', async () => {
  const { item, user } = await card({ recomendacao: { score: null, estrategias: [] } })
  await user.hover(item.getByRole('button', { name: 'Recomendado' }))
  expect(within(screen.getByRole('tooltip')).getByText('Baseado nos seus interesses')).toBeTruthy()
})

test('shows no badge if the vaga is not recommended', async () => {
  const { item } = await card({})
  expect(item.queryByRole('button', { name: /Recomendado|%/ })).toBeNull()
})

test('saves a vaga in this browser and removes it, without a request', async () => {
  const first = await card({ id: 'vaga-1' })
  const save = () => screen.getByRole('button', { name: 'Salvar Monitoria de Cálculo I' })
  expect(save().getAttribute('aria-pressed')).toBe('false')
  await first.user.click(save())
  expect(save().getAttribute('aria-pressed')).toBe('true')
  expect(first.pending()).toEqual([])
  first.unmount()

  const second = await card({ id: 'vaga-1' })
  expect(save().getAttribute('aria-pressed')).toBe('true')
  await second.user.click(save())
  expect(save().getAttribute('aria-pressed')).toBe('false')
  second.unmount()

  await card({ id: 'vaga-1' })
  expect(save().getAttribute('aria-pressed')).toBe('false')
})

const situacao = (etapa: string | null) => ({ id: 'situacao-12', candidatado: etapa !== null, etapa })

test("shows the stage of the reader's candidatura, and nothing without a candidatura or stages", async () => {
  const { item, unmount } = await card({ minhaCandidatura: situacao('LISTA_DE_ESPERA') })
  expect(item.getByText('Lista de espera').parentElement?.textContent).toBe(
    'Sua candidatura, etapa 4 de 4: Lista de espera',
  )
  unmount()
  for (const minhaCandidatura of [null, { ...situacao(null), candidatado: true }]) {
    const other = await card({ minhaCandidatura })
    expect(other.item.queryByText(/Sua candidatura/)).toBeNull()
    other.unmount()
  }
})

/** Opens the page of the vaga from the list, applies or leaves there, and returns. */
async function decideOnItsPage(
  etapa: string | null,
  botao: string,
  confirmar: string,
  resposta: Record<string, object>,
) {
  const minha = etapa && situacao(etapa)
  const view = await card({ id: 'vaga-12', minhaCandidatura: minha })
  await act(() => view.router.navigate('/opportunities/12'))
  await view.resolve(
    {
      Query: () => ({
        vaga: umaVaga({ id: 'vaga-12', minhaCandidatura: situacao(etapa) }),
        viewer: { papel: 'ESTUDANTE' },
      }),
    },
    'VagaPageQuery',
  )
  await view.user.click(screen.getByRole('button', { name: botao }))
  await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirmar }))
  await view.resolve({ Mutation: () => resposta })
  await act(() => view.router.navigate('/opportunities'))
  expect(view.pending()).toEqual([])
}

test('updates without a request after the reader applies on the page of the vaga', async () => {
  await decideOnItsPage(null, 'Candidatar-se', 'Enviar candidatura', {
    candidatar: { __typename: 'CandidatarSuccess', situacao: situacao('RECEBIDA') },
  })
  expect(screen.getByText('Recebida')).toBeTruthy()
})

test('updates without a request after the reader cancels on the page of the vaga', async () => {
  await decideOnItsPage('RECEBIDA', 'Cancelar candidatura', 'Cancelar candidatura', {
    cancelarCandidatura: { __typename: 'CancelarCandidaturaSuccess', situacao: situacao(null) },
  })
  expect(screen.queryByText(/Sua candidatura/)).toBeNull()
})

test('updates without a request after the reader withdraws on the page of the vaga', async () => {
  await decideOnItsPage('LISTA_DE_ESPERA', 'Retirar candidatura', 'Retirar candidatura', {
    retirarCandidatura: { __typename: 'RetirarCandidaturaSuccess', situacao: situacao('RETIRADA') },
  })
  expect(screen.getByText('Retirada')).toBeTruthy()
})
