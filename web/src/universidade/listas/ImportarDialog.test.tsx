import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdministracao } from '../testing/openAdministracao.ts'

const mutation = 'useImportarListaMutation'
const query = 'ListaPageQuery'
const vazia = { Administracao: () => ({ entradas: { edges: [] }, juncoes: [] }) }

const choose = async () => {
  const opened = await openAdministracao('/admin/listas/locais', vazia)
  await opened.user.click(screen.getByRole('button', { name: 'Importar CSV' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Importar' }).disabled).toBe(true)
  const arquivo = new File(['Local'], 'locais.csv', { type: 'text/csv' })
  await opened.user.upload(dialog.getByLabelText('Arquivo CSV'), arquivo)
  return { opened, dialog, arquivo }
}

const linhas = [
  { linha: 2, situacao: 'NOVA', nome: 'Auditório', antes: null, motivo: null },
  { linha: 3, situacao: 'MUDADA', nome: 'Bloco B', antes: 'Anexo', motivo: null },
  { linha: 4, situacao: 'RECUSADA', nome: '?!', antes: null, motivo: 'Escreva um nome com letras.' },
]
const importacao = { aplicada: false, novas: 1, mudadas: 1, iguais: 1200, recusadas: 1, linhas }
const success = (changes = {}) => ({
  Mutation: () => ({
    importarLista: { __typename: 'ImportarListaSuccess', importacao: { ...importacao, ...changes } },
  }),
})

test('shows what each line does before anything is imported', async () => {
  const { opened, dialog, arquivo } = await choose()
  expect(opened.variables(mutation)).toEqual({ input: { lista: 'LOCAIS', arquivo, aplicar: false } })
  await opened.resolve(success(), mutation)
  dialog.getByText('1 nova · 1 mudada · 1.200 iguais · 1 recusada')
  const rows = within(dialog.getByRole('table', { name: 'Linhas do arquivo' }))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    )
  expect(rows).toEqual([
    ['Auditório', '2', 'Nova'],
    ['Anexo → Bloco B', '3', 'Muda'],
    ['?!Escreva um nome com letras.', '4', 'Recusada'],
  ])
  expect(opened.pending()).toEqual([])
  await opened.user.click(dialog.getByRole('button', { name: 'Importar' }))
  expect(opened.variables(mutation)).toEqual({ input: { lista: 'LOCAIS', arquivo, aplicar: true } })
  await opened.resolve(success({ aplicada: true }), mutation)
  await screen.findByText('Lista importada')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opened.pending()).toEqual([query])
})

test('says at the field why a file is none of the list', async () => {
  const { opened, dialog } = await choose()
  const mensagem = 'A primeira linha do arquivo deve ter os títulos das colunas, entre eles “Local”.'
  await opened.resolve({ Mutation: () => ({ importarLista: { __typename: 'EntradaInvalida', mensagem } }) }, mutation)
  dialog.getByText(mensagem)
  expect(dialog.getByLabelText('Arquivo CSV').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Importar' }).disabled).toBe(true)
})
