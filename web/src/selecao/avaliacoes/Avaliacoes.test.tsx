import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidato, cartao, openPainel, openSelecao, quatro } from '../testing/openSelecao.ts'

const avaliar = 'useAvaliarMutation'
const anotar = 'useAnotarMutation'
const excluir = 'useExcluirAnotacaoMutation'

type Guardada = { nota?: number | null; etiquetas?: string[]; totalDeAnotacoes?: number }

const guardada = (codigo: string, { nota = null, etiquetas = [], totalDeAnotacoes = 0 }: Guardada = {}) => ({
  __typename: 'Avaliacao',
  id: `a-${codigo}`,
  nota,
  etiquetas,
  totalDeAnotacoes,
})
const com = (codigo: string, nome: string, avaliacao: Guardada = {}) =>
  candidato(codigo, nome, 'RECEBIDA', { avaliacao: guardada(codigo, avaliacao) })
const tres = [
  com('7', 'Ana Souza', { nota: 2, etiquetas: ['Chamar'], totalDeAnotacoes: 1 }),
  com('8', 'Beto Lima', { etiquetas: ['Ótima carta'] }),
  com('9', 'Caio Reis'),
]

type Opened = Awaited<ReturnType<typeof openSelecao>>

const estrelas = (nome: string) => within(screen.getByRole('group', { name: `Nota de ${nome}` }))
const escolhida = (nome: string) =>
  estrelas(nome)
    .getAllByRole<HTMLInputElement>('radio')
    .findIndex(radio => radio.checked) + 1
const estrela = (nome: string, n: number) => estrelas(nome).getByRole('radio', { name: `${n} de 5` })
const etiquetas = (nome: string) =>
  within(screen.getByRole('group', { name: `Etiquetas de ${nome}` }))
    .queryAllByRole('button', { name: /^Tirar/ })
    .map(button => button.textContent)
const input = (opened: Opened, name = avaliar) => opened.variables(name)?.['input']
const nomes = () =>
  screen.getAllByRole('link', { name: /^(Ana Souza|Beto Lima|Caio Reis|Duda Melo)$/ }).map(one => one.textContent)

const salvou = (opened: Opened, codigo: string, avaliacao: Guardada) =>
  opened.resolve(
    {
      Mutation: () => ({
        avaliarCandidatura: { __typename: 'AvaliarCandidaturaSuccess', avaliacao: guardada(codigo, avaliacao) },
      }),
    },
    avaliar,
  )

async function novaEtiqueta({ user }: Opened, nome: string, texto: string) {
  if (!screen.queryByLabelText('Nova etiqueta')) {
    await user.click(screen.getByRole('button', { name: `Nova etiqueta para ${nome}` }))
  }
  await user.type(screen.getByLabelText('Nova etiqueta'), texto)
}

test('shows no avaliacao on an upstream without avaliacoes', async () => {
  await openPainel(quatro)
  expect(screen.queryByRole('group', { name: /^(Nota|Etiquetas) de/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Anotações/ })).toBeNull()
  expect(screen.queryByLabelText('Etiqueta')).toBeNull()
  expect(screen.queryByRole('option', { name: 'Maior nota' })).toBeNull()
})

test('rates by keyboard with an optimistic update, sends one request at a time, and keeps the last choice', async () => {
  const opened = await openPainel(tres)
  expect(escolhida('Ana Souza')).toBe(2)
  estrela('Ana Souza', 2).focus()
  await opened.user.keyboard('{ArrowRight}')
  expect(input(opened)).toEqual({ candidatura: 'c-7', nota: 3, etiquetas: ['Chamar'] })
  expect(escolhida('Ana Souza')).toBe(3)
  await opened.user.keyboard('{ArrowRight}')
  await novaEtiqueta(opened, 'Ana Souza', 'Entrevistar{Enter}')
  expect(escolhida('Ana Souza')).toBe(4)
  expect(opened.pending()).toEqual([avaliar])
  await salvou(opened, '7', { nota: 3, etiquetas: ['Chamar'] })
  expect(escolhida('Ana Souza')).toBe(4)
  expect(input(opened)).toEqual({ candidatura: 'c-7', nota: 4, etiquetas: ['Chamar', 'Entrevistar'] })
  await salvou(opened, '7', { nota: 4, etiquetas: ['Chamar', 'Entrevistar'] })
  expect(opened.pending()).toEqual([])
  expect(escolhida('Ana Souza')).toBe(4)
  expect(etiquetas('Ana Souza')).toEqual(['Chamar', 'Entrevistar'])
})

test('removes a nota', async () => {
  const opened = await openPainel(tres)
  await opened.user.click(estrelas('Ana Souza').getByRole('radio', { name: 'Tirar nota' }))
  expect(input(opened)).toMatchObject({ nota: null, etiquetas: ['Chamar'] })
})

test('keeps a refused choice on screen with its reason, and retries it', async () => {
  const opened = await openPainel(tres, 'Caio Reis')
  await opened.user.click(estrela('Caio Reis', 5))
  await opened.reject(new Error('lost'), avaliar)
  expect(screen.getByText('Não foi possível salvar a avaliação. Tente novamente.')).toBeTruthy()
  expect(escolhida('Caio Reis')).toBe(5)
  await opened.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(input(opened)).toEqual({ candidatura: 'c-9', nota: 5, etiquetas: [] })
  const refusal = { __typename: 'EntradaInvalida', mensagem: 'Agora não.' }
  await opened.resolve({ Mutation: () => ({ avaliarCandidatura: refusal }) }, avaliar)
  expect(screen.getByText('Agora não.')).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await salvou(opened, '9', { nota: 5 })
  expect(screen.queryByText('A avaliação não foi salva')).toBeNull()
  expect(escolhida('Caio Reis')).toBe(5)
})

test('adds an etiqueta, suggests those of the vaga, and removes one', async () => {
  const opened = await openPainel(tres, 'Caio Reis')
  await novaEtiqueta(opened, 'Caio Reis', '  Boa   conversa ')
  const campo = screen.getByLabelText<HTMLInputElement>('Nova etiqueta')
  expect(campo.maxLength).toBe(30)
  const lista = document.querySelector(`#${CSS.escape(campo.getAttribute('list') ?? '')}`)
  expect([...(lista?.children ?? [])].map(option => option.textContent)).toEqual(['Chamar', 'Ótima carta'])
  await opened.user.keyboard('{Enter}')
  expect(campo.value).toBe('')
  expect(input(opened)).toEqual({ candidatura: 'c-9', nota: null, etiquetas: ['Boa conversa'] })
  await salvou(opened, '9', { etiquetas: ['Boa conversa'] })
  await novaEtiqueta(opened, 'Caio Reis', 'BOA CONVERSA{Enter}')
  expect(opened.pending()).toEqual([])
  await opened.user.click(screen.getByRole('button', { name: 'Tirar a etiqueta Boa conversa de Caio Reis' }))
  expect(input(opened)).toMatchObject({ etiquetas: [] })
  expect(etiquetas('Caio Reis')).toEqual([])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Etiquetas de Caio Reis')
})

test('focuses the field of a new etiqueta', async () => {
  const { user } = await openPainel(tres)
  await user.click(screen.getByRole('button', { name: 'Nova etiqueta para Ana Souza' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Nova etiqueta'))
})

test('refuses an eleventh etiqueta', async () => {
  const dez = Array.from({ length: 10 }, (_, index) => `Etiqueta ${index}`)
  const opened = await openPainel([com('7', 'Ana Souza', { etiquetas: dez })])
  await novaEtiqueta(opened, 'Ana Souza', 'Mais uma{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('São no máximo 10 etiquetas')
  expect(screen.getByLabelText<HTMLInputElement>('Nova etiqueta').value).toBe('Mais uma')
  expect(opened.pending()).toEqual([])
})

test('filters by etiqueta and sorts by nota', async () => {
  const duda = com('10', 'Duda Melo', { nota: 5, etiquetas: ['Chamar'] })
  const opened = await openPainel([...tres, duda], 'Beto Lima')
  await opened.user.selectOptions(screen.getByLabelText('Etiqueta'), 'Chamar')
  expect(screen.getByText('2 de 4 candidaturas · Faltam 2 por avaliar')).toBeTruthy()
  await opened.user.selectOptions(screen.getByLabelText('Ordenar por'), 'Maior nota')
  expect(nomes()).toEqual(['Duda Melo', 'Ana Souza'])
  await opened.user.selectOptions(screen.getByLabelText('Etiqueta'), 'Ótima carta')
  expect(nomes()).toEqual(['Beto Lima'])
  // The filter ends with its label.
  await opened.user.click(screen.getByRole('button', { name: /^Tirar a etiqueta Ótima carta/ }))
  await salvou(opened, '8', {})
  expect(nomes()).toHaveLength(4)
})

test('shows the avaliacao on the board', async () => {
  const { user } = await openSelecao(tres)
  await user.click(screen.getByRole('radio', { name: 'Quadro' }))
  expect(cartao('Ana Souza').getByText('Nota').parentElement?.textContent).toBe('Nota 2')
  expect(cartao('Ana Souza').getByText('Chamar')).toBeTruthy()
  expect(cartao('Ana Souza').getByText('1 anotação')).toBeTruthy()
  expect(cartao('Caio Reis').queryByText(/anotaç|Nota/)).toBeNull()
})

const anotacao = (id: string, texto: string, autor: object | null) => ({
  __typename: 'Anotacao',
  id,
  texto,
  criadaEm: '2026-04-05T12:00:00Z',
  autor,
})
const minha = { id: 'autora', codigo: '7', nome: 'Helena Duarte' }
const anotadas = (anotacoes: object[]) => ({
  Query: () => ({ node: { __typename: 'Candidatura', id: 'c-7', anotacoes } }),
})
const abrirAnotacoes = async (opened: Opened, anotacoes: object[]) => {
  await opened.user.click(screen.getByRole('button', { name: 'Anotações (1) sobre Ana Souza' }))
  await opened.resolve(anotadas(anotacoes), 'AnotacoesQuery')
}
const notas = () => within(screen.getByRole('group', { name: 'Anotações' }))
const campoDaNota = () => screen.getByLabelText<HTMLTextAreaElement>('Nova anotação sobre Ana Souza')

test('loads anotacoes with author and time on demand, and shows a failure', async () => {
  const opened = await openPainel(tres)
  await opened.user.click(screen.getByRole('button', { name: 'Anotações (1) sobre Ana Souza' }))
  await opened.reject(new Error('lost'), 'AnotacoesQuery')
  expect(screen.getByText('Erro ao carregar as anotações')).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  const lista = [anotacao('n1', 'Ligar.', minha), anotacao('n2', 'Antiga.', null)]
  await opened.resolve(anotadas(lista), 'AnotacoesQuery')
  expect(notas().getByText('Helena Duarte (Professor) · 05 de abril, 09:00')).toBeTruthy()
  expect(notas().getByText('Conta removida · 05 de abril, 09:00')).toBeTruthy()
  expect(notas().getAllByRole('button')).toHaveLength(1)
})

test('keeps the draft of an anotacao over a reload until it is saved', async () => {
  const opened = await openPainel(tres)
  await abrirAnotacoes(opened, [anotacao('n1', 'Ligar.', minha)])
  const enviar = () => opened.user.click(screen.getByRole('button', { name: 'Anotar' }))
  await enviar()
  expect(screen.getByRole('alert').textContent).toBe('Escreva a anotação')
  campoDaNota().focus()
  await opened.user.paste('x'.repeat(2001))
  await enviar()
  expect(screen.getByRole('alert').textContent).toBe('A anotação tem no máximo 2000 caracteres')
  expect(opened.pending()).toEqual([])
  await opened.user.clear(campoDaNota())
  await opened.user.type(campoDaNota(), ' Perguntar dos horários.')
  opened.unmount()

  const again = await openPainel(tres)
  await abrirAnotacoes(again, [anotacao('n1', 'Ligar.', minha)])
  expect(campoDaNota().value).toBe(' Perguntar dos horários.')
  await again.user.click(screen.getByRole('button', { name: 'Anotar' }))
  const primeira = input(again, anotar)
  expect(primeira).toMatchObject({ candidatura: 'c-7', texto: 'Perguntar dos horários.' })
  await again.reject(new Error('lost'), anotar)
  expect(screen.getByText('Não foi possível salvar a anotação. Tente novamente.')).toBeTruthy()
  expect(campoDaNota().value).toBe(' Perguntar dos horários.')
  await again.user.click(screen.getByRole('button', { name: 'Anotar' }))
  // The same idempotency key: if the first request was processed after all, it is not saved twice.
  expect(input(again, anotar)).toEqual(primeira)
  const feita = {
    __typename: 'AnotarCandidaturaSuccess',
    anotacao: anotacao('n2', 'Perguntar dos horários.', minha),
    avaliacao: guardada('7', { nota: 2, etiquetas: ['Chamar'], totalDeAnotacoes: 2 }),
  }
  await again.resolve({ Mutation: () => ({ anotarCandidatura: feita }) }, anotar)
  expect(notas().getByText('Perguntar dos horários.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Anotações (2) sobre Ana Souza' })).toBeTruthy()
  expect(campoDaNota().value).toBe('')
  expect(again.pending()).toEqual([])
})

test('deletes an anotacao after a confirmation, and shows a failure', async () => {
  const opened = await openPainel(tres)
  await abrirAnotacoes(opened, [anotacao('n1', 'Ligar.', minha)])
  await opened.user.click(notas().getByRole('button', { name: 'Excluir a anotação “Ligar.”' }))
  const dialogo = () => within(screen.getByRole('dialog', { name: 'Excluir anotação' }))
  await opened.user.click(dialogo().getByRole('button', { name: 'Excluir' }))
  expect(input(opened, excluir)).toEqual({ candidatura: 'c-7', anotacao: 'n1' })
  await opened.reject(new Error('lost'), excluir)
  expect(dialogo().getByText('Não foi possível excluir a anotação. Tente novamente.')).toBeTruthy()
  await opened.user.click(dialogo().getByRole('button', { name: 'Excluir' }))
  const avaliacao = guardada('7', { nota: 2, etiquetas: ['Chamar'] })
  const feita = { __typename: 'ExcluirAnotacaoSuccess', idDaAnotacao: 'n1', avaliacao }
  await opened.resolve({ Mutation: () => ({ excluirAnotacao: feita }) }, excluir)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(notas().getByText('Nenhuma anotação ainda. Só você vê o que anotar aqui.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Anotações (0) sobre Ana Souza' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Anotações'))
})

test.each([
  ['up', '9', 'Caio Reis', 5],
  ['down', '7', 'Ana Souza', 1],
])('keeps the focus on the pressed star when the nota moves its row %s', async (way, codigo, nome, nota) => {
  const edges = [
    com('7', 'Ana Souza', { nota: 4 }),
    com('8', 'Beto Lima', { nota: 3 }),
    com('9', 'Caio Reis', { nota: 2 }),
  ]
  const opened = await openPainel(edges, nome)
  await opened.user.selectOptions(screen.getByLabelText('Ordenar por'), 'Maior nota')
  const pressed = estrela(nome, nota)
  await opened.user.click(pressed)
  await salvou(opened, codigo, { nota })
  expect(nomes().at(way === 'up' ? 0 : -1)).toBe(nome)
  expect(document.activeElement).toBe(pressed)
  expect(cartao(nome).getByText('Nota').parentElement?.textContent).toBe(`Nota ${nota}`)
})
