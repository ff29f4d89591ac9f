import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
// Imports what the form loads late, so that no test waits for its code.
import './NovaVagaPage.tsx'
import './PerguntasDoForm.tsx'
import './RequisitosDoForm.tsx'
import './Sumario.tsx'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { answer, fill, open, publish, referencia, sent, url } from '../testing/novaVaga.ts'

const aceita = {
  tiposDeVaga: [{ id: 't-9', nome: 'Monitoria', tipo: 'MONITORIA', aceitaRascunho: true, aceitaPerguntas: true }],
}
const openComPedidos = async () => {
  const opened = await open(aceita)
  await screen.findByLabelText(/^CR mínimo/)
  return opened
}
const cr = () => screen.getByLabelText<HTMLInputElement>(/^CR mínimo/)
const texto = () => screen.getByLabelText<HTMLInputElement>('Texto da pergunta')
const adicionar = () => screen.getByRole('button', { name: 'Adicionar pergunta' })

test('sends requirements and questions with the new vaga', async () => {
  const opened = await openComPedidos()
  const { user } = opened
  await fill(opened)
  await user.type(cr(), '7,5')
  await user.click(adicionar())
  await user.type(texto(), 'Qual turno?')
  await user.selectOptions(screen.getByLabelText('Arquivo'), 'PDF opcional')
  await publish(opened)
  expect(sent(opened)).toMatchObject({
    titulo: 'Monitoria de Cálculo I',
    requisitos: { crMinimo: 7.5, disciplinas: [], periodoDe: null, periodoAte: null, cursos: [], fechada: false },
    perguntas: [{ texto: 'Qual turno?', tipo: 'TEXTO_CURTO', obrigatoria: false, opcoes: [] }],
    arquivo: 'OPCIONAL',
    instrucao: null,
  })
})

test('keeps them with a draft on the server, too', async () => {
  const opened = await openComPedidos()
  await fill(opened)
  await opened.user.type(cr(), '8')
  await opened.user.click(screen.getByRole('button', { name: 'Salvar rascunho' }))
  expect(sent(opened)).toMatchObject({ rascunho: true, requisitos: { crMinimo: 8 } })
})

test('keeps them over a reload, also what is not valid yet', async () => {
  const first = await openComPedidos()
  await first.user.type(cr(), '11')
  await first.user.click(adicionar())
  await first.user.type(texto(), 'Por')
  first.unmount()
  await openComPedidos()
  expect(screen.getByText('Continuamos de onde você parou')).toBeTruthy()
  expect([cr().value, texto().value]).toEqual(['11', 'Por'])
})

test('shows what is wrong at their fields, and sends nothing', async () => {
  const opened = await openComPedidos()
  await fill(opened)
  await opened.user.type(cr(), '11')
  await opened.user.click(adicionar())
  await publish(opened)
  expect(screen.getByText('O CR vai de 0 a 10, com uma casa decimal.')).toBeTruthy()
  expect(screen.getByText('A pergunta tem de 3 a 300 caracteres.')).toBeTruthy()
  expect(document.activeElement).toBe(cr())
  expect(opened.pending()).toEqual([])
  await opened.user.clear(cr())
  await opened.user.type(cr(), '9')
  expect(screen.queryByText('O CR vai de 0 a 10, com uma casa decimal.')).toBeNull()
})

test("shows the server's refusals at their fields", async () => {
  const opened = await openComPedidos()
  await fill(opened)
  await opened.user.click(adicionar())
  await opened.user.type(texto(), 'Qual turno?')
  await publish(opened)
  const campos = [
    { campo: 'requisitos.crMinimo', mensagem: 'CR recusado.' },
    { campo: 'perguntas.0.texto', mensagem: 'Pergunta recusada.' },
  ]
  await answer(opened, { __typename: 'EntradaInvalida', mensagem: 'Dados inválidos.', campos })
  expect(screen.getByText('CR recusado.')).toBeTruthy()
  expect(screen.getByText('Pergunta recusada.')).toBeTruthy()
  expect(document.activeElement).toBe(cr())
})

test('are filled from the vaga to copy, with new questions', async () => {
  const pergunta = { id: 'p-1', texto: 'Qual turno?', tipo: 'ESCOLHA', obrigatoria: true, opcoes: ['Manhã', 'Tarde'] }
  const vaga = {
    id: 'vaga-12',
    meuPapel: 'AUTOR',
    titulo: 'Bolsa em Robótica',
    descricao: 'Montar e programar robôs.',
    local: { id: 'l-2', nome: 'PUC' },
    departamento: { id: 'd-3' },
    tipo: 'MONITORIA',
    nomeDoTipo: 'Monitoria',
    remuneracao: null,
    desconto: null,
    horasComplementares: null,
    lugares: 2,
    horasSemanais: 12,
    modalidade: 'REMOTO',
    interesses: [],
    requisitos: { crMinimo: 8, disciplinas: [], periodoDe: 3, periodoAte: null, cursos: ['Direito'], fechada: true },
  }
  const pedido = { id: 'pedido-12', arquivo: 'OBRIGATORIO', instrucao: 'O currículo', perguntas: [pergunta] }
  const opened = await renderRoute(
    `${url}?de=12`,
    { ...referencia({ ...aceita, vaga }), PedidoDaVaga: () => pedido },
    { como: 'professor' },
  )
  await screen.findByDisplayValue('Qual turno?')
  await publish(opened)
  const { id: _, ...nova } = pergunta
  expect(sent(opened)).toMatchObject({
    copiaDe: 'vaga-12',
    requisitos: { crMinimo: 8, periodoDe: 3, cursos: ['Direito'], fechada: true },
    perguntas: [nova],
    arquivo: 'OBRIGATORIO',
    instrucao: 'O currículo',
  })
})

test('are hidden on an upstream that does not take them, and not sent', async () => {
  const opened = await open()
  expect(screen.getByText(/^Depois de publicar, você pode definir perguntas e requisitos/)).toBeTruthy()
  expect(screen.queryByLabelText(/^CR mínimo/)).toBeNull()
  await fill(opened)
  await publish(opened)
  expect(sent(opened)).not.toHaveProperty('requisitos')
  expect(sent(opened)).not.toHaveProperty('perguntas')
})

test('the table of contents says which sections are complete and which have errors, and leads to them', async () => {
  const opened = await openComPedidos()
  const secoes = within(await screen.findByRole('navigation', { name: 'Seções do formulário' }))
  const names = () => secoes.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names()).toEqual([
    'Dados da oportunidade',
    'Local, prazo e condições',
    'Benefícios',
    'Perfil procurado',
    'Requisitos',
    'Perguntas aos candidatos',
  ])
  await opened.user.click(screen.getByLabelText('Robótica'))
  await publish(opened)
  expect(names().slice(0, 4)).toEqual([
    'Dados da oportunidade, com erro',
    'Local, prazo e condições, com erro',
    'Benefícios',
    'Perfil procurado, completa',
  ])
  await fill(opened)
  expect(names().slice(0, 2)).toEqual(['Dados da oportunidade, completa', 'Local, prazo e condições, completa'])
  await opened.user.click(secoes.getByRole('link', { name: /^Requisitos/ }))
  expect(document.activeElement).toBe(cr())
})
