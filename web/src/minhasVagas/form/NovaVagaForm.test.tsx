import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, fill, open, publish, sent, titulo } from '../testing/novaVaga.ts'
import { vagaFormVazio } from './vagaForm.ts'

describe('the preview', () => {
  const card = async () => within(await screen.findByRole('article', { hidden: true }, { timeout: 10_000 }))

  test('shows the card as it is typed, and is inert', async () => {
    const opened = await open()
    const { user } = opened
    expect((await card()).getByText('Título não especificado')).toBeTruthy()
    await fill(opened)
    await user.click(screen.getByLabelText('Remuneração'))
    await user.type(screen.getByLabelText('Valor mensal em reais'), '1.200')
    for (const text of ['Monitoria de Cálculo I', 'Helena Prado', 'Matemática', 'Remoto', 'Monitoria'])
      expect((await card()).getByText(text)).toBeTruthy()
    expect((await card()).getByText('Ajudar os calouros nas listas.')).toBeTruthy()
    expect((await card()).getByText(/^Remuneração R\$\s1\.200,00$/)).toBeTruthy()
    expect(screen.getByRole('article', { hidden: true }).closest('[inert]')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Número de vagas/), '3')
    await user.selectOptions(screen.getByLabelText(/^Modalidade/), 'Remota')
    expect(screen.getByText('Na página da oportunidade: 3 vagas · Remota')).toBeTruthy()
  })

  test('renders without the author if the viewer failed to load', async () => {
    await open({ viewer: null })
    expect((await card()).getByText('Autor desconhecido')).toBeTruthy()
  })
})

describe('the draft', () => {
  test('survives a reload with its interesses, and is cleared once published', async () => {
    const first = await open()
    await fill(first)
    await first.user.click(screen.getByLabelText('Robótica'))
    await first.user.click(screen.getByLabelText('Desconto na mensalidade'))
    await first.user.type(screen.getByLabelText('Desconto em %'), '20')
    first.unmount()

    const second = await open()
    expect(screen.getByText('Continuamos de onde você parou')).toBeTruthy()
    await publish(second)
    expect(sent(second)).toMatchObject({
      titulo: 'Monitoria de Cálculo I',
      departamento: 'd-3',
      local: 'l-1',
      tipo: 't-9',
      desconto: 20,
      interesses: ['i-1'],
    })
    await answer(second, { __typename: 'CriarVagaSuccess' })
    second.unmount()

    await open()
    expect(screen.queryByText('Continuamos de onde você parou')).toBeNull()
    expect(titulo().value).toBe('')
  })

  test('can be discarded, and is cleared once nothing differs', async () => {
    const first = await open()
    await first.user.type(titulo(), 'Monitoria')
    first.unmount()
    const second = await open()
    await second.user.click(screen.getByRole('button', { name: 'Descartar rascunho' }))
    expect(titulo().value).toBe('')
    expect(screen.queryByText('Continuamos de onde você parou')).toBeNull()
    await second.user.type(titulo(), 'a{Backspace}')
    second.unmount()
    await open()
    expect(screen.queryByText('Continuamos de onde você parou')).toBeNull()
  })

  test('is not shown to another account', async () => {
    localStorage.setItem('rascunho:8:vaga', JSON.stringify({ ...vagaFormVazio, titulo: 'De outra pessoa' }))
    await open()
    expect(titulo().value).toBe('')
  })

  test('is ignored if it is not of this form', async () => {
    localStorage.setItem('rascunho:7:vaga', JSON.stringify({ titulo: 5 }))
    await open()
    expect(titulo().value).toBe('')
  })
})

describe("'Duplicar'", () => {
  const copied = {
    id: 'vaga-12',
    meuPapel: 'AUTOR',
    titulo: 'Bolsa em Robótica',
    descricao: 'Montar e programar robôs.',
    prazo: '2999-12-31',
    local: { id: 'l-2', nome: 'PUC' },
    departamento: { id: 'd-3' },
    tipo: 'MONITORIA',
    nomeDoTipo: 'Monitoria',
    remuneracao: 800,
    desconto: null,
    horasComplementares: 40,
    lugares: 2,
    horasSemanais: 12,
    modalidade: 'REMOTO',
    respostaAte: null,
    interesses: [{ nome: 'robotica' }, { nome: 'Desconhecido' }],
    requisitos: null,
    pedido: null,
  }
  const openCopy = (vaga: object | null) => open({ vaga }, '12')

  test('fills the form from the vaga, without its prazo', async () => {
    const opened = await openCopy(copied)
    expect(screen.getByText('Cópia de “Bolsa em Robótica”')).toBeTruthy()
    await publish(opened)
    expect(sent(opened)).toMatchObject({
      titulo: 'Bolsa em Robótica',
      descricao: 'Montar e programar robôs.',
      departamento: 'd-3',
      local: 'l-2',
      tipo: 't-9',
      prazo: null,
      remuneracao: 800,
      desconto: null,
      horasComplementares: 40,
      lugares: 2,
      horasSemanais: 12,
      modalidade: 'REMOTO',
      interesses: ['i-1'],
    })
  })

  test('asks anew for what is not offered any more', async () => {
    await openCopy({
      ...copied,
      local: { id: 'l-7', nome: 'Laboratório X' },
      departamento: { id: 'd-7' },
      nomeDoTipo: 'Extensão',
      opcaoDeTipo: 't-1001',
    })
    const chosen = ['Departamento', 'Localização', 'Tipo'].map(
      name => screen.getByLabelText<HTMLSelectElement>(name).selectedOptions[0]?.text,
    )
    expect(chosen).toEqual(['Selecione o departamento', 'Selecione o local', 'Selecione o tipo'])
  })

  test('has the server copy the rest of a vaga that the viewer manages, where it can', async () => {
    const opened = await open({ ...comRascunhos, vaga: copied }, '12')
    expect(screen.getByText(/Requisitos e perguntas vêm junto/)).toBeTruthy()
    await publish(opened)
    expect(sent(opened)).toMatchObject({ titulo: 'Bolsa em Robótica', copiaDe: 'vaga-12' })
    opened.unmount()
    localStorage.clear()
    const deOutro = await open({ ...comRascunhos, vaga: { ...copied, meuPapel: null } }, '12')
    expect(screen.queryByText(/vêm junto/)).toBeNull()
    await publish(deOutro)
    expect(sent(deOutro)).not.toHaveProperty('copiaDe')
  })

  test('has its own draft, apart from the blank form', async () => {
    const copy = await openCopy(copied)
    await copy.user.type(titulo(), ' II')
    copy.unmount()
    const blank = await open()
    expect(titulo().value).toBe('')
    blank.unmount()
    await openCopy(copied)
    expect(titulo().value).toBe('Bolsa em Robótica II')
  })

  test('says when the vaga does not exist, and leaves the form blank', async () => {
    await openCopy(null)
    expect(screen.getByText('A oportunidade que você quis duplicar não foi encontrada')).toBeTruthy()
    expect(titulo().value).toBe('')
  })
})

const comRascunhos = {
  tiposDeVaga: [{ id: 't-9', nome: 'Monitoria', tipo: 'MONITORIA', aceitaRascunho: true, aceitaPerguntas: false }],
}
const salvar = () => screen.getByRole('button', { name: 'Salvar rascunho' })

describe("'Salvar rascunho'", () => {
  test('is not there on an upstream without drafts', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Salvar rascunho' })).toBeNull()
    expect(screen.getByText(/^Depois de publicar/)).toBeTruthy()
  })

  test('keeps the vaga as a draft and opens its page', async () => {
    const opened = await open(comRascunhos)
    await fill(opened)
    await opened.user.click(salvar())
    await waitFor(() => expect(sent(opened)).toMatchObject({ titulo: 'Monitoria de Cálculo I', rascunho: true }))
    await answer(opened, { __typename: 'CriarVagaSuccess', vagaEdge: { node: { codigo: '77', status: 'RASCUNHO' } } })
    expect(await screen.findByText('Rascunho salvo')).toBeTruthy()
    const { router } = opened
    await waitFor(() => expect(router.state.location.pathname).toBe('/professor/opportunities/77'), { timeout: 20_000 })
  })

  test('needs only a title', async () => {
    const opened = await open(comRascunhos)
    await opened.user.click(salvar())
    expect(await screen.findByText('O título deve ter pelo menos 5 caracteres')).toBeTruthy()
    expect(document.activeElement).toBe(titulo())
    expect(sent(opened)).toBeUndefined()
    await opened.user.type(titulo(), 'Monitoria')
    expect(screen.queryByText(/^O título deve/)).toBeNull()
    await opened.user.click(salvar())
    const vazio = { descricao: '', departamento: null, local: null, tipo: null, prazo: null }
    await waitFor(() => expect(sent(opened)).toMatchObject({ titulo: 'Monitoria', rascunho: true, ...vazio }))
  })

  test('checks what is filled in, and does not ask for the rest', async () => {
    const opened = await open(comRascunhos)
    await opened.user.type(titulo(), 'Monitoria')
    await opened.user.type(screen.getByLabelText('Descrição'), 'Curta.')
    await opened.user.type(screen.getByLabelText(/^Horas por semana/), '99')
    await opened.user.click(salvar())
    expect(await screen.findByText('A descrição deve ter pelo menos 20 caracteres')).toBeTruthy()
    expect(screen.getByText('Use um número inteiro de 1 a 60')).toBeTruthy()
    expect(screen.queryByText(/obrigatóri/)).toBeNull()
    expect(sent(opened)).toBeUndefined()
  })

  test('leaves the rules of publishing to its button', async () => {
    const opened = await open(comRascunhos)
    await opened.user.type(titulo(), 'Monitoria')
    await publish(opened)
    expect(await screen.findByText('O tipo de oportunidade é obrigatório')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Departamento'))
    await opened.user.click(salvar())
    await waitFor(() => expect(sent(opened)).toMatchObject({ titulo: 'Monitoria', rascunho: true }))
    expect(screen.queryByText(/obrigatóri/)).toBeNull()
  })

  test('shows at the field what an upstream that takes no unfinished drafts refuses, and keeps what was typed', async () => {
    const opened = await open(comRascunhos)
    await opened.user.type(titulo(), 'Monitoria')
    await opened.user.click(salvar())
    await waitFor(() => expect(sent(opened)).toBeTruthy())
    const mensagem = 'Escolha o departamento.'
    await answer(opened, { __typename: 'EntradaInvalida', mensagem, campos: [{ campo: 'departamento', mensagem }] })
    const departamento = screen.getByLabelText('Departamento')
    await waitFor(() => expect(document.activeElement).toBe(departamento))
    expect(departamento.getAttribute('aria-invalid')).toBe('true')
    expect(titulo().value).toBe('Monitoria')
  })
})
