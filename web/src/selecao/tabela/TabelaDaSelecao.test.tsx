import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  openSelecao,
  candidato,
  dialogo,
  estado,
  menuDe,
  mover,
  peloMenu,
  quatro,
  answerWith,
} from '../testing/openSelecao.ts'

async function abrirTabela(edges: object[] = quatro, daVaga?: object) {
  const opened = await openSelecao(edges, {}, daVaga)
  await opened.user.click(screen.getByRole('radio', { name: 'Tabela' }))
  return opened
}

const tabela = () => within(screen.getByRole('table', { name: 'Candidatos' }))
const linhas = () => tabela().getAllByRole('row').slice(1)
const linha = (nome: string) => {
  const found = linhas().find(row => row.textContent?.includes(nome))
  if (!found) throw new Error(`no row of ${nome}`)
  return within(found)
}
const celulas = (nome: string) =>
  linha(nome)
    .getAllByRole('cell')
    .map(cell => cell.textContent)

test('has a row for each candidate, with curso, etapa, avaliacao and date, without the letter', async () => {
  const avaliacao = { id: 'avaliacao-7', nota: 4, etiquetas: ['Chamar'], totalDeAnotacoes: 2 }
  const edge = candidato('7', 'Ana Souza', 'RECEBIDA', { curso: 'Física', carta: 'Quero muito.' })
  const edges = [{ ...edge, node: { ...edge.node, avaliacao } }, ...quatro.slice(1)]
  await abrirTabela(edges)
  const titulos = tabela()
    .getAllByRole('columnheader')
    .map(header => header.textContent)
  expect(titulos).toEqual(['Candidato', 'Curso', 'Etapa', 'Avaliação', 'Candidatura', 'Mover'])
  expect(linhas()).toHaveLength(4)
  expect(celulas('Ana Souza').slice(1, 4)).toEqual(['Física', 'Recebida', 'Nota 4Chamar2 anotações'])
  expect(celulas('Beto Lima').slice(1, 4)).toEqual(['Física', 'Recebida', '—'])
  expect(screen.queryByText('Quero muito.')).toBeNull()
})

test('is filtered by etapa, and selects and moves as the list does', async () => {
  const opened = await abrirTabela()
  await opened.user.selectOptions(screen.getByLabelText('Etapa', { selector: 'select' }), 'Recebida')
  expect(linhas()).toHaveLength(2)
  await opened.user.click(linha('Ana Souza').getByRole('checkbox', { name: 'Selecionar Ana Souza' }))
  expect(screen.getByText('1 selecionado')).toBeTruthy()
  await peloMenu(opened, 'Ana Souza', 'Aprovada…')
  expect(dialogo().getByLabelText<HTMLSelectElement>('Etapa').value).toBe('APROVADA')
})

test('keeps a candidate selected who is selected while their move is in flight', async () => {
  const opened = await abrirTabela()
  const caixa = () => linha('Ana Souza').getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar Ana Souza' })
  await peloMenu(opened, 'Ana Souza', 'Em análise')
  await opened.user.click(caixa())
  await answerWith(opened, [estado('7', 'EM_ANALISE', 2)])
  expect(caixa().checked).toBe(true)
  await peloMenu(opened, 'Ana Souza', 'Entrevista')
  expect(caixa().checked).toBe(false)
})

test('keeps the focus on the row of a moved candidate, and re-renders no other', async () => {
  const muitos = Array.from({ length: 20 }, (_, index) => candidato(String(index), `Pessoa ${index}`, 'RECEBIDA'))
  const opened = await abrirTabela(muitos)
  // Each render of a row formats its date once.
  const written = vi.spyOn(Date.prototype, 'toISOString')
  await peloMenu(opened, 'Pessoa 3', 'Em análise')
  await answerWith(opened, [estado('3', 'EM_ANALISE', 2)])
  expect(opened.pending()).not.toContain(mover)
  expect(celulas('Pessoa 3')[2]).toBe('Em análise')
  expect(document.activeElement).toBe(menuDe('Pessoa 3'))
  expect(written.mock.calls.length).toBeLessThan(10)
  expect(written.mock.calls.length).toBeGreaterThan(0)
})

describe('the columns that one picks', () => {
  const titulos = () =>
    tabela()
      .getAllByRole('columnheader')
      .map(header => header.textContent)
  const comCr = ['Candidato', 'Etapa', 'Avaliação', 'CR', 'Candidatura', 'Mover']
  const press = async ({ user }: Awaited<ReturnType<typeof abrirTabela>>, ...nomes: string[]) => {
    await user.click(screen.getByRole('button', { name: 'Colunas' }))
    for (const name of nomes) await user.click(screen.getByRole('checkbox', { name }))
  }
  const lerDaConta = (opened: Awaited<ReturnType<typeof abrirTabela>>, colunas: string[] | null) =>
    opened.resolve({ Query: () => ({ viewer: { colunas } }) }, 'colunasQuery')

  test('are sent to the account one call after the other, and kept in the browser of an upstream without them', async () => {
    const atendimentos = [{ idDaCandidatura: 'c-7', cr: 8.4, atende: 1, de: 2 }]
    const opened = await abrirTabela(quatro, { respostas: [], atendimentos })
    await lerDaConta(opened, null)
    await press(opened, 'Curso', 'CR')
    expect(titulos()).toEqual(comCr)
    expect(celulas('Ana Souza')[3]).toBe('8,4')
    expect(celulas('Beto Lima')[3]).toBe('—')
    const sent = []
    for (let n = 0; n < 2; n += 1) {
      expect(opened.pending()).toEqual(['colunasMutation'])
      sent.push(opened.variables('colunasMutation')?.['input'].colunas)
      await opened.reject(new Error('no network'), 'colunasMutation')
    }
    expect(sent).toEqual([
      ['etapa', 'avaliacao', 'criadaEm'],
      ['etapa', 'avaliacao', 'cr', 'criadaEm'],
    ])
    opened.unmount()
    sessionStorage.clear()
    const again = await abrirTabela()
    await lerDaConta(again, null)
    expect(titulos()).toEqual(comCr)
  })

  test('are those of the account on every device, without what this version does not know', async () => {
    const opened = await abrirTabela()
    await lerDaConta(opened, ['etapa', 'futura', 'carta'])
    expect(titulos()).toEqual(['Candidato', 'Etapa', 'Carta', 'Mover'])
  })

  test('stay as they were just picked while those of the account are loading', async () => {
    const opened = await abrirTabela()
    await press(opened, 'Curso')
    await lerDaConta(opened, ['carta'])
    expect(titulos()).toEqual(['Candidato', 'Etapa', 'Avaliação', 'Candidatura', 'Mover'])
  })
})
