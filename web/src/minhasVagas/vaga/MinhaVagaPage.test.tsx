import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
// Loaded with this file, so that no test waits for its code.
import './SemGestao.tsx'
import { abaCarregada, abrirAba, carta, open, type Opened, page, url, vaga } from '../testing/openMinhaVaga.ts'

test('opens on the candidates, and keeps their state and the tab in the address', async () => {
  const opened = await open()
  expect(screen.getByRole('tab', { name: 'Candidatos (3)' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByText('Duas turmas.')).toBeNull()
  await opened.user.click(screen.getByRole('button', { name: 'Ler carta completa' }))
  await abrirAba(opened, 'Vaga')
  expect(opened.router.state.location.search).toBe('?aba=vaga')
  expect(screen.getByText('Duas turmas.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Candidatos (3)' })).toBeNull()
  // On every tab.
  for (const name of ['Finalizar seleção', 'Enviar comunicado', 'Editar'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  await abrirAba(opened, /^Candidatos/)
  expect(opened.router.state.location.search).toBe('')
  expect(screen.getByRole('button', { name: 'Mostrar menos' })).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test('shows the vaga with its beneficios, modality and fixed workload', async () => {
  await open({}, undefined, 'vaga')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: 'Monitoria de Cálculo I' })).toBeTruthy()
  expect(main.getByText('Duas turmas.')).toBeTruthy()
  const facts = main.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Remuneração', 'R$\u00a01.200,00'],
      ['Horas complementares', '40h'],
      ['Localização', 'PUC'],
      ['Modalidade', 'Presencial'],
      ['Carga horária', '12h semanais'],
      ['Departamento', 'Matemática'],
      ['Publicada em', '09 de março'],
    ]),
  )
  expect(facts.some(([nome]) => nome === 'Desconto na mensalidade')).toBe(false)
  expect(main.getByRole('link', { name: 'Minhas Oportunidades' }).getAttribute('href')).toBe('/professor/opportunities')
})

test('derives the modality from the local', async () => {
  await open({ local: { id: 'l-1', nome: 'Remoto' } }, undefined, 'vaga')
  const [modalidade] = screen.getAllByRole('term').filter(term => term.textContent === 'Modalidade')
  expect(modalidade?.nextElementSibling?.textContent).toBe('Remota')
})

test('says when a vaga has no beneficios', async () => {
  await open({ remuneracao: null, horasComplementares: null }, undefined, 'vaga')
  expect(screen.getByText('Sem benefícios informados.')).toBeTruthy()
})

test('lists candidates with date and carta, which expands', async () => {
  const { user } = await open()
  expect(screen.getByRole('heading', { name: 'Candidatos (3)' })).toBeTruthy()
  const [ana, unknown] = ['Ana Souza', 'Candidato desconhecido'].map(nome => screen.getByText(nome).closest('li'))
  expect(ana?.textContent).toContain('Design · Candidatura em 01 de abril')
  expect(unknown?.textContent).toContain('Sem carta de motivação.')

  const button = screen.getByRole('button', { name: 'Ler carta completa' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.textContent).toBe('Mostrar menos')
  expect(ana?.textContent).toContain(carta)
})

test('counts candidates, letters and courses, with the numbers beside the bars', async () => {
  await open({}, undefined, 'metricas')
  const metrics = within(screen.getByRole('region', { name: 'Métricas' }))
  const numbers = metrics.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])
  expect(numbers).toEqual([
    ['Candidatos', '3'],
    ['Com carta', '2 (67%)'],
    ['Em 7 dias', '0'],
  ])
  const bars = within(metrics.getByRole('list', { name: 'Cursos dos candidatos' })).getAllByRole('listitem')
  expect(bars.map(bar => bar.textContent)).toEqual(['Design2 (67%)', 'Curso não informado1 (33%)'])
})

test('says when nobody applied yet', async () => {
  const opened = await open({}, [])
  expect(screen.getByText('Nenhum candidato ainda')).toBeTruthy()
  await abrirAba(opened, 'Métricas')
  expect(screen.getByText('As métricas aparecem com a primeira candidatura.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Métricas' })).toBeNull()
})

const mutation = 'useAtualizarVagaMutation'
const dialog = () => within(screen.getByRole('dialog', { name: 'Editar oportunidade' }))
const save = ({ user }: Opened) => user.click(dialog().getByRole('button', { name: 'Salvar' }))

async function edit(opened: Opened) {
  await opened.user.click(screen.getByRole('button', { name: 'Editar' }))
  // Its code loads on the first click.
  await screen.findByRole('dialog', {}, { timeout: 20_000 })
  return dialog()
}

test('edits a vaga, finds its interesses by name, and keeps an unchanged prazo', async () => {
  const opened = await open()
  const form = await edit(opened)
  expect(form.getByLabelText<HTMLInputElement>('Robótica').checked).toBe(true)
  await opened.user.type(form.getByLabelText('Título'), ' e II')
  await opened.user.click(form.getByLabelText('Redes'))
  await save(opened)
  expect(opened.variables(mutation)?.['input']).toEqual({
    vaga: 'vaga-1',
    titulo: 'Monitoria de Cálculo I e II',
    descricao: vaga.descricao,
    prazo: null,
    interesses: ['i-1', 'i-2'],
    antes: { titulo: vaga.titulo, descricao: vaga.descricao, interesses: ['i-1'] },
  })
  await opened.resolve({
    Mutation: () => ({
      atualizarVaga: {
        __typename: 'AtualizarVagaSuccess',
        vaga: { ...vaga, titulo: 'Monitoria de Cálculo I e II', interesses: [{ id: 'b', nome: 'Redes' }] },
      },
    }),
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Oportunidade atualizada!')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Monitoria de Cálculo I e II' })).toBeTruthy()
  await abrirAba(opened, 'Vaga')
  expect(within(screen.getByRole('region', { name: 'Interesses' })).getByText('Redes')).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

const semLista = async (interesses: object[]) => {
  const opened = await renderRoute(url, null, { como: 'professor' })
  await opened.resolve({}, 'HeaderUserQuery')
  await opened.resolveWithout(['categoriasDeInteresse'], page({ interesses }))
  return opened
}

test('edits a vaga if the list of interesses failed to load, and keeps its interesses', async () => {
  const opened = await semLista([{ id: 'a', codigo: '1', nome: 'Robótica' }])
  const form = await edit(opened)
  expect(form.getByText('Erro ao carregar interesses')).toBeTruthy()
  await opened.user.type(form.getByLabelText('Título'), ' e II')
  await save(opened)
  expect(opened.variables(mutation)?.['input']).toMatchObject({
    titulo: 'Monitoria de Cálculo I e II',
    interesses: ['a'],
  })
})

test('sends no interesses if that would drop some known only by name', async () => {
  const opened = await semLista([
    { id: 'a', codigo: '1', nome: 'Robótica' },
    { id: 'b', codigo: null, nome: 'Redes' },
  ])
  const form = await edit(opened)
  await save(opened)
  expect(opened.variables(mutation)?.['input'].interesses).toBeNull()
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'))
  await opened.user.click(form.getByRole('button', { name: 'Remover Robótica' }))
  await save(opened)
  expect(await screen.findByText('Os interesses não carregaram, e se perderiam. Recarregue a página.')).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test('keeps an interesse that is not in the list while the choice is unchanged, and says so', async () => {
  const opened = await open({ interesses: [...vaga.interesses, { id: 'z', codigo: null, nome: 'Antigo' }] })
  const form = await edit(opened)
  expect(form.getByText(/^Fora da lista de interesses: Antigo\./)).toBeTruthy()
  await opened.user.click(form.getByLabelText('Redes'))
  await opened.user.click(form.getByLabelText('Redes'))
  await save(opened)
  expect(opened.variables(mutation)?.['input'].interesses).toBeNull()
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'))
  await opened.user.click(form.getByLabelText('Redes'))
  await save(opened)
  expect(opened.variables(mutation)?.['input'].interesses).toEqual(['i-1', 'i-2'])
})

test('keeps an interesse with an id that is not in the list', async () => {
  const opened = await open({ interesses: [...vaga.interesses, { id: 'z', codigo: '99', nome: 'Antigo' }] })
  await edit(opened)
  await save(opened)
  expect(opened.variables(mutation)?.['input'].interesses).toEqual(['i-1', 'z'])
})

test('refuses a blank titulo or descricao and sends nothing', async () => {
  const opened = await open()
  const form = await edit(opened)
  await opened.user.clear(form.getByLabelText('Título'))
  await opened.user.clear(form.getByLabelText('Descrição'))
  await opened.user.type(form.getByLabelText('Descrição'), '   ')
  await save(opened)
  expect(await screen.findByText('Campos obrigatórios')).toBeTruthy()
  expect(screen.getByText('Título e descrição são obrigatórios.')).toBeTruthy()
  expect(form.getByText('O título é obrigatório')).toBeTruthy()
  expect(form.getByText('A descrição é obrigatória')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByLabelText('Título'))
  expect(opened.pending()).toEqual([])
})

test('shows a refusal at its field or in the form, and keeps the values', async () => {
  const opened = await open()
  const form = await edit(opened)
  await save(opened)
  const refuse = (campos: object[]) =>
    opened.resolve({
      Mutation: () => ({
        atualizarVaga: { __typename: 'EntradaInvalida', mensagem: 'Descrição curta demais.', campos },
      }),
    })
  await refuse([{ campo: 'descricao', mensagem: 'Escreva pelo menos 20 caracteres.' }])
  expect(form.getByText('Escreva pelo menos 20 caracteres.')).toBeTruthy()
  expect(await screen.findByText('Erro ao atualizar')).toBeTruthy()

  await save(opened)
  await refuse([])
  expect(within(form.getByRole('alert')).getByText('Descrição curta demais.')).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('Título').value).toBe('Monitoria de Cálculo I')
})

test('keeps the values when the dialog closes by a press outside, and drops them on "Cancelar"', async () => {
  const opened = await open()
  await opened.user.type((await edit(opened)).getByLabelText('Título'), ' e II')
  await opened.user.click(dialog().getByRole('button', { name: 'Fechar' }))
  const title = (await edit(opened)).getByLabelText<HTMLInputElement>('Título')
  expect(title.value).toBe('Monitoria de Cálculo I e II')
  await opened.user.click(dialog().getByRole('button', { name: 'Cancelar' }))
  expect((await edit(opened)).getByLabelText<HTMLInputElement>('Título').value).toBe('Monitoria de Cálculo I')
})

test('says when the vaga does not exist', async () => {
  await renderRoute(url, { Query: () => ({ vaga: null }) }, { como: 'professor' })
  expect(await screen.findByRole('heading', { name: 'Oportunidade não encontrada' })).toBeTruthy()
})

test('shows a failure to load, with a link back', async () => {
  const { reject } = await renderRoute(url, null, { como: 'professor' })
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'late'), 'MinhaVagaPageQuery')
  expect(screen.getByRole('heading', { name: 'Erro ao carregar detalhes da oportunidade' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar às oportunidades' })).toBeTruthy()
})

test('loads everything in one request', async () => {
  const { pending, variables } = await renderRoute(url, null, { como: 'professor' })
  expect(pending()).toEqual(['HeaderUserQuery', 'MinhaVagaPageQuery'])
  expect(variables('MinhaVagaPageQuery')).toEqual({ codigo: '1' })
  expect(screen.getByText('Carregando oportunidade...')).toBeTruthy()
})

test('links each candidate to profile and messages, and the vaga to its copy', async () => {
  await open()
  const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
  expect(href('Ana Souza')).toBe('/professor/profile/7')
  expect(href('Enviar mensagem a Ana Souza')).toBe('/professor/messages?userId=7')
  expect(href('Duplicar')).toBe('/professor/opportunities/new?de=1')
})

test("offers no actions on another professor's vaga", async () => {
  const { resolve, resolveWithout } = await renderRoute(url, null, { como: 'professor' })
  await resolve({}, 'HeaderUserQuery')
  // The candidaturas are FORBIDDEN, the vaga is not.
  const autor = { id: 'autor-8', codigo: '8', nome: 'Rui Lima' }
  await resolveWithout(['vaga', 'candidaturas'], page({ autor }))
  await abaCarregada()
  expect(screen.getByText('Publicada por Rui Lima (Professor)')).toBeTruthy()
  expect(screen.getByText('Duas turmas.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Editar|Finalizar|comunicado|Excluir/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: /Candidatos/ })).toBeNull()
  expect(screen.queryByText('Erro ao carregar candidatos')).toBeNull()
})

test('shows the edit although the response could not read the vaga', async () => {
  const opened = await open()
  const form = await edit(opened)
  await opened.user.type(form.getByLabelText('Título'), ' e II')
  await save(opened)
  const saved = { Mutation: () => ({ atualizarVaga: { __typename: 'AtualizarVagaSuccess' } }) }
  await opened.resolveWithout(['atualizarVaga', 'vaga'], saved, mutation)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Oportunidade atualizada!')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Monitoria de Cálculo I e II' })).toBeTruthy()
})

test.each([
  ['FINALIZADA', 'Finalizada'],
  ['ENCERRADA', 'Encerrada'],
])('says once that the vaga is %s', async (status, name) => {
  await open({ status, encerrada: true })
  expect(screen.getAllByText(name)).toHaveLength(1)
})
