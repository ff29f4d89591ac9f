import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as downloads from '../../../ui/download.ts'
import { openAdministracao } from '../../testing/openAdministracao.ts'

const mutation = 'useEnviarPessoasMutation'
const csv = new File(['matricula;nome;email;papel'], 'pessoas.csv', { type: 'text/csv' })

const importacao = (changes: object = {}) => ({
  linhas: 4,
  novas: 1,
  alteradas: 1,
  iguais: 1,
  recusadas: 1,
  suspensas: 0,
  colunasIgnoradas: [],
  suspendeMuitas: false,
  recusadasCsv: '"4";"nome: O nome é obrigatório."',
  parouEm: null,
  exemplos: [
    { linha: 3, tipo: 'NOVA', matricula: '007', nome: 'Ana', motivo: null, mudancas: [] },
    {
      linha: 2,
      tipo: 'ALTERADA',
      matricula: '8',
      nome: 'Bia',
      motivo: null,
      mudancas: [{ campo: 'curso', de: null, para: 'Direito' }],
    },
    { linha: 4, tipo: 'RECUSADA', matricula: null, nome: null, motivo: 'nome: O nome é obrigatório.', mudancas: [] },
  ],
  ...changes,
})

const success = (changes?: object) => ({
  Mutation: () => ({ importarPessoas: { __typename: 'ImportarPessoasSuccess', importacao: importacao(changes) } }),
})
const refused = (mensagem: string) => ({
  Mutation: () => ({ importarPessoas: { __typename: 'EntradaInvalida', mensagem } }),
})

const field = () => screen.getByLabelText<HTMLInputElement>('Arquivo CSV')
const button = (name: string) => screen.getByRole('button', { name })
const inputOf = (page: Awaited<ReturnType<typeof open>>) =>
  (page.variables(mutation) as { input: Record<string, unknown> }).input
const tags = () => screen.getAllByRole('listitem').map(item => item.textContent)
const open = () => openAdministracao('/admin/pessoas/importar', {})

const preview = async (changes?: object) => {
  const page = await open()
  await page.user.upload(field(), csv)
  await page.user.click(button('Ver o que muda'))
  await page.resolve(success(changes), mutation)
  return page
}

test('sends nothing without a file', async () => {
  const page = await open()
  await page.user.click(button('Ver o que muda'))
  screen.getByText('Escolha um arquivo CSV.')
  expect(document.activeElement).toBe(field())
  expect(page.pending()).toEqual([])
})

test('shows what an import would do before it writes', async () => {
  const page = await open()
  await page.user.upload(field(), csv)
  await page.user.click(screen.getByLabelText(/^Vincular contas/))
  await page.user.click(button('Ver o que muda'))
  expect(inputOf(page)).toMatchObject({ arquivo: csv, vincular: true })
  expect(inputOf(page)['aplicar']).toBeUndefined()
  await page.resolve(success({ colunasIgnoradas: ['Sala'] }), mutation)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'O que a importação faria' }))
  expect(tags()).toEqual(expect.arrayContaining(['Novas: 1', 'Mudam: 1', 'Iguais: 1', 'Recusadas: 1']))
  screen.getByText('Colunas que não conhecemos e ignoramos: Sala.')
  const rows = within(screen.getByRole('table', { name: 'Primeiras linhas de cada tipo' })).getAllByRole('row')
  expect(rows.slice(1).map(row => row.textContent)).toEqual([
    'Linha 2MudaBiaMatrícula 8curso: — → Direito',
    'Linha 3NovaAnaMatrícula 007',
    'Linha 4Recusadanome: O nome é obrigatório.',
  ])
})

test('imports in parts, says how far it is, and sums what was done', async () => {
  const page = await preview()
  await page.user.click(button('Importar 2 pessoas'))
  expect(inputOf(page)).toEqual({ arquivo: csv, aplicar: true, vincular: false, suspenderMuitos: false })
  await page.resolve(success({ linhas: 3, parouEm: 4 }), mutation)
  button('Importando: 3 de 4 linhas...')
  expect(inputOf(page)).toMatchObject({ aplicar: true, depoisDe: 4 })
  await page.resolve(success({ linhas: 1, novas: 4 }), mutation)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Importação concluída' }))
  expect(tags()).toContain('Novas: 5')
  expect(page.pending()).toEqual([])
})

test('says why a file is refused, and drops the preview of another choice', async () => {
  const page = await preview()
  await page.user.click(screen.getByLabelText(/^Vincular contas/))
  expect(screen.queryByRole('heading', { name: 'O que a importação faria' })).toBeNull()
  await page.user.click(button('Ver o que muda'))
  await page.resolve(refused('Falta no arquivo a coluna “email”.'), mutation)
  screen.getByText('Falta no arquivo a coluna “email”.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('suspends many only after their confirmation', async () => {
  const page = await preview({ suspendeMuitas: true, suspensas: 7, alteradas: 7 })
  await page.user.click(button('Importar 8 pessoas'))
  expect(page.pending()).toEqual([])
  await page.user.click(screen.getByLabelText('Confirmo estas suspensões'))
  await page.user.click(button('Importar 8 pessoas'))
  expect(inputOf(page)).toMatchObject({ aplicar: true, suspenderMuitos: true })
})

test('has nothing to import from a file that changes nothing', async () => {
  await preview({ novas: 0, alteradas: 0 })
  screen.getByText('Não há nada a importar.')
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull()
})

test('says that an import of which nothing is known can be repeated', async () => {
  const page = await preview()
  await page.user.click(button('Importar 2 pessoas'))
  await page.resolveWithout(['importarPessoas', 'importacao'], success(), mutation)
  screen.getByText(/ninguém é criado duas vezes/)
})

test('downloads an example, and the refused lines', async () => {
  const download = vi.spyOn(downloads, 'download').mockImplementation(() => {})
  const page = await preview()
  await page.user.click(button('Baixar exemplo'))
  await page.user.click(button('Baixar linhas recusadas'))
  expect(download.mock.calls.map(([name]) => name)).toEqual(['pessoas-exemplo.csv', 'linhas-recusadas.csv'])
})
