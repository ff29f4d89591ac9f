import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { open, page } from '../minhasVagas/testing/openMinhaVaga.ts'
import { changed } from '../relay/topics.ts'
import '../selecao/Selecao.tsx'
import { renderRoute } from '../testing/renderRoute.tsx'
import { umaVaga } from '../vagas/testing/umaVaga.ts'
import './RequisitosDialog.tsx'

const calculo = { codigo: 'MAT1161', nome: 'Cálculo I', equivalentes: ['MAT1157'] }
const nada = { crMinimo: null, disciplinas: [], periodoDe: null, periodoAte: null, cursos: [], fechada: false }
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))

describe('a student', () => {
  const quase = {
    atende: 1,
    de: 3,
    itens: [
      { tipo: 'PERIODO', texto: 'Seu 4º período', atendido: true },
      { tipo: 'DISCIPLINA', texto: 'Falta INF1025', atendido: false },
      { tipo: 'CR', texto: 'CR mínimo de 7,0: sem histórico importado', atendido: null },
    ],
  }
  const openVaga = (own: object) =>
    renderRoute('/opportunities/12', {
      Query: () => ({
        vaga: umaVaga({ minhaCandidatura: { candidatado: false, etapa: null }, ...own }),
        viewer: { papel: 'ESTUDANTE' },
      }),
    })

  test('sees how many requisitos are met, each with its reason, on the page and before applying', async () => {
    const { user, pending } = await openVaga({ requisitos: nada, atendimento: quase })
    expect(screen.getByText('Você atende 1 de 3 requisitos')).toBeTruthy()
    const itens = screen.getAllByText(/^(Atende|Não atende|Não dá para saber):/).map(each => each.closest('li'))
    expect(itens.map(item => item?.textContent)).toEqual([
      'Atende: Seu 4º período',
      'Não atende: Falta INF1025',
      'Não dá para saber: CR mínimo de 7,0: sem histórico importado',
    ])
    expect(screen.getByRole('link', { name: 'Importar histórico' }).getAttribute('href')).toBe('/import-curriculum')
    expect(screen.queryByRole('link', { name: 'Completar perfil' })).toBeNull()
    expect(screen.getByText('Você pode se candidatar mesmo assim.')).toBeTruthy()
    await user.click(button('Candidatar-se'))
    expect(dialog().getByText('Você atende 1 de 3 requisitos')).toBeTruthy()
    // Viewing sends no request.
    expect(pending()).toEqual([])
  })

  test('sees before applying that all requisitos must be met', async () => {
    await openVaga({ requisitos: { ...nada, fechada: true }, atendimento: quase })
    expect(screen.getByText('Só pode se candidatar quem atende a todos os requisitos.')).toBeTruthy()
    expect(screen.queryByText('Você pode se candidatar mesmo assim.')).toBeNull()
  })

  test('may not apply where all must be met: the button says how many are missing, and the card leads to the import', async () => {
    const { user } = await openVaga({ requisitos: { ...nada, fechada: true }, atendimento: quase })
    expect(button('Candidatar-se')).toHaveProperty('disabled', true)
    const id = button('Candidatar-se').getAttribute('aria-describedby') ?? ''
    expect(document.querySelector(`#${CSS.escape(id)}`)?.textContent).toBe('Faltam 2 requisitos')
    await user.click(button('Candidatar-se'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: 'Importar histórico' })).toBeTruthy()
  })

  test('finds a link to the perfil for missing data', async () => {
    const itens = [{ tipo: 'CURSO', texto: 'Pede curso de Física: sem curso no perfil', atendido: null }]
    await openVaga({ requisitos: nada, atendimento: { atende: 0, de: 1, itens } })
    expect(screen.getByText('Você atende 0 de 1 requisito')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Completar perfil' }).getAttribute('href')).toBe('/profile')
  })

  test('sees no hint if all requisitos are met', async () => {
    const itens = [{ tipo: 'CURSO', texto: 'Curso de Física', atendido: true }]
    await openVaga({ requisitos: { ...nada, fechada: true }, atendimento: { atende: 1, de: 1, itens } })
    expect(screen.queryByText(/^Só pode se candidatar/)).toBeNull()
    expect(button('Candidatar-se')).toHaveProperty('disabled', false)
  })

  test('sees nothing without requisitos, or on an upstream without them', async () => {
    const first = await openVaga({ requisitos: nada, atendimento: null })
    expect(screen.queryByText(/^Você atende/)).toBeNull()
    first.unmount()
    await openVaga({ requisitos: null, atendimento: null })
    expect(screen.queryByText(/^Você atende/)).toBeNull()
  })
})

const definir = 'useDefinirRequisitosMutation'
const busca = 'useBuscaDeDisciplinasQuery'
const cursos = { Query: () => ({ instituicao: { cursos: ['Física', 'Química'] } }) }
const card = () => within(screen.getByRole('region', { name: 'Requisitos' }))

describe('a professor', () => {
  async function openDialog(requisitos: object = nada) {
    const opened = await open({ requisitos }, undefined, 'vaga')
    await opened.user.click(card().getByRole('button', { name: /requisitos$/ }))
    await waitFor(() => expect(opened.pending()).toEqual(['RequisitosDialogQuery']), { timeout: 20_000 })
    await opened.resolve(cursos)
    await screen.findByRole('dialog')
    return opened
  }
  type Opened = Awaited<ReturnType<typeof openDialog>>
  const combobox = () => dialog().getByRole('combobox', { name: /^(Buscar disciplina|Equivalente a)/ })
  const search = async ({ user, pending, resolve }: Opened, text: string, disciplinas: object[]) => {
    await user.type(combobox(), text)
    await waitFor(() => expect(pending()).toContain(busca), { timeout: 5000 })
    await resolve({ Viewer: () => ({ disciplinas }) }, busca)
  }

  test('sees the requisitos of the vaga', async () => {
    const requisitos = {
      crMinimo: 7,
      disciplinas: [calculo],
      periodoDe: 3,
      periodoAte: 6,
      cursos: ['Física'],
      fechada: true,
    }
    await open({ requisitos }, undefined, 'vaga')
    expect(
      card()
        .getAllByRole('listitem')
        .map(each => each.textContent),
    ).toEqual([
      'CR mínimo de 7,0',
      'Cálculo I (MAT1161) ou MAT1157',
      'Do 3º ao 6º período',
      'Curso de Física',
      'Só se candidata quem atende a todos.',
    ])
  })

  test('has no card on an upstream without requisitos', async () => {
    await open({}, undefined, 'vaga')
    expect(screen.queryByRole('region', { name: 'Requisitos' })).toBeNull()
  })

  test('stays on the page if the cursos could not be read, and can retry', async () => {
    const opened = await open({ requisitos: nada }, undefined, 'vaga')
    await opened.user.click(card().getByRole('button', { name: 'Definir requisitos' }))
    await waitFor(() => expect(opened.pending()).toEqual(['RequisitosDialogQuery']), { timeout: 20_000 })
    await opened.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'))
    expect(card().getByText('Erro ao carregar os cursos')).toBeTruthy()
    await opened.user.click(card().getByRole('button', { name: 'Tentar novamente' }))
    await opened.resolve(cursos)
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  test('finds a disciplina by name with the keyboard alone, adds an equivalent by its code, and saves', async () => {
    const opened = await openDialog()
    const { user } = opened
    await user.type(dialog().getByLabelText(/^CR mínimo/), '7,5')
    await search(opened, 'calc', [
      { codigo: 'MAT1161', nome: 'Cálculo I' },
      { codigo: 'MAT1162', nome: 'Cálculo II' },
    ])
    expect(dialog().getByRole('status').textContent).toBe('2 disciplinas encontradas.')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const active = combobox().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.textContent).toBe('Cálculo II (MAT1162)')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(dialog().getByText('Cálculo I (MAT1161)')).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: 'Equivalente a MAT1161' }))
    expect(document.activeElement).toBe(combobox())
    await user.type(combobox(), 'mat 1157{Enter}')
    expect(dialog().getByRole('button', { name: /ou MAT1157$/ })).toBeTruthy()
    await user.selectOptions(dialog().getByLabelText(/^Cursos/), 'Física')
    await user.click(dialog().getByRole('checkbox', { name: /^Só aceitar/ }))
    await user.click(dialog().getByRole('button', { name: 'Salvar' }))
    expect(opened.variables(definir)?.['input']).toEqual({
      vaga: 'vaga-1',
      crMinimo: 7.5,
      disciplinas: [{ codigoDaDisciplina: 'MAT1161', equivalentes: ['MAT1157'] }],
      periodoDe: null,
      periodoAte: null,
      cursos: ['Física'],
      fechada: true,
      antes: { crMinimo: null, disciplinas: [], periodoDe: null, periodoAte: null, cursos: [], fechada: false },
    })
    const now = { id: 'vaga-1', requisitos: { ...nada, crMinimo: 7.5 } }
    await opened.resolve(
      { Mutation: () => ({ definirRequisitos: { __typename: 'DefinirRequisitosSuccess', vaga: now } }) },
      definir,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(card().getByText('CR mínimo de 7,5')).toBeTruthy()
  })

  test('sees an error for an invalid code, and closes only the list by Escape', async () => {
    const opened = await openDialog()
    await search(opened, 'xyz', [{ codigo: 'XYZ1000', nome: 'Xilogravura' }])
    await opened.user.keyboard('{Enter}')
    expect(dialog().getByRole('alert').textContent).toBe(
      'Escolha uma disciplina da lista, ou escreva o código como INF1007.',
    )
    const lista = () => within(dialog().getByRole('listbox', { hidden: true }))
    expect(lista().getByRole('option').textContent).toBe('Xilogravura (XYZ1000)')
    await opened.user.keyboard('{Escape}')
    expect(lista().queryByRole('option', { hidden: true })).toBeNull()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('says that another professor saved meanwhile, and saves only after a choice', async () => {
    const opened = await openDialog()
    const cr = () => dialog().getByLabelText<HTMLInputElement>(/^CR mínimo/)
    await opened.user.type(cr(), '8')
    act(() => changed(opened.environment, 'vaga:1'))
    await opened.resolve(page({ requisitos: { ...nada, crMinimo: 6 } }), 'MinhaVagaPageQuery')
    expect(dialog().getByText('CR mínimo de 6,0')).toBeTruthy()
    await opened.user.click(dialog().getByRole('button', { name: 'Salvar' }))
    expect(dialog().getByText('Outra pessoa salvou antes de você. Escolha acima o que vale.')).toBeTruthy()
    expect(opened.pending()).not.toContain(definir)
    await opened.user.click(dialog().getByRole('button', { name: 'Usar o que foi salvo' }))
    expect(cr().value).toBe('6')
    expect(dialog().queryByText(/^Outra pessoa salvou/)).toBeNull()
    await opened.user.type(cr(), ',5')
    await opened.user.click(dialog().getByRole('button', { name: 'Salvar' }))
    expect(opened.variables(definir)?.['input']).toMatchObject({ crMinimo: 6.5, antes: { crMinimo: 6 } })
    const vaga = { __typename: 'Vaga', id: 'vaga-1', requisitos: { ...nada, crMinimo: 9 } }
    const conflito = { __typename: 'EdicaoEmConflito', mensagem: 'Mudou.', vaga }
    await opened.resolve({ Mutation: () => ({ definirRequisitos: conflito }) }, definir)
    expect(dialog().getByText('CR mínimo de 9,0')).toBeTruthy()
    expect(dialog().getByText('Outra pessoa salvou antes de você. Escolha acima o que vale.')).toBeTruthy()
  })

  test('keeps the values after a refusal, after a failure and when the dialog closes', async () => {
    const opened = await openDialog()
    const cr = () => dialog().getByLabelText<HTMLInputElement>(/^CR mínimo/)
    const salvar = () => opened.user.click(dialog().getByRole('button', { name: 'Salvar' }))
    await opened.user.type(cr(), '11')
    await salvar()
    expect(dialog().getByText('O CR vai de 0 a 10, com uma casa decimal.')).toBeTruthy()
    expect(opened.pending()).toEqual([])
    await opened.user.clear(cr())
    await opened.user.type(cr(), '8')
    await salvar()
    const mensagem = 'São no máximo 10 disciplinas.'
    await opened.resolve(
      { Mutation: () => ({ definirRequisitos: { __typename: 'EntradaInvalida', mensagem } }) },
      definir,
    )
    expect(dialog().getByText(mensagem)).toBeTruthy()
    await salvar()
    const campos = [
      { campo: 'crMinimo', mensagem: 'O CR não serve.' },
      { campo: 'periodoAte', mensagem: 'O período não serve.' },
    ]
    await opened.resolve(
      { Mutation: () => ({ definirRequisitos: { __typename: 'EntradaInvalida', mensagem, campos } }) },
      definir,
    )
    for (const campo of campos) expect(dialog().getByText(campo.mensagem)).toBeTruthy()
    expect(cr().getAttribute('aria-invalid')).toBe('true')
    await salvar()
    await opened.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), definir)
    expect(dialog().getByRole('alert')).toBeTruthy()
    await opened.user.click(dialog().getByRole('button', { name: 'Fechar' }))
    await opened.user.click(card().getByRole('button', { name: 'Definir requisitos' }))
    expect(cr().value).toBe('8')
    await opened.user.click(dialog().getByRole('button', { name: 'Cancelar' }))
    await opened.user.click(card().getByRole('button', { name: 'Definir requisitos' }))
    expect(cr().value).toBe('')
  })
})
