import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdministracao } from '../testing/openAdministracao.ts'

const termos = { id: 'd1', tipo: 'TERMOS', texto: 'MODELO: REVISE.', mudou: '', rascunho: false, publicada: null }
const open = () => openAdministracao('/admin/documentos', { Administracao: () => ({ documentos: [termos] }) })
const mutation = 'useSalvarDocumentoMutation'

test('begins with the model, and saves a draft', async () => {
  const { user, variables, resolve } = await open()
  const secao = within(screen.getByRole('region', { name: 'Termos de uso' }))
  secao.getByText('Nada foi publicado: ninguém é perguntado.')
  const texto = secao.getByLabelText('Texto')
  await user.clear(texto)
  await user.type(texto, 'Os nossos termos.')
  await user.click(secao.getByRole('button', { name: 'Salvar rascunho' }))
  expect(variables(mutation)).toEqual({
    input: { tipo: 'TERMOS', texto: 'Os nossos termos.', mudou: '', publicar: false },
  })
  const viewer = { administracao: { documentos: [{ ...termos, rascunho: true, texto: 'Os nossos termos.' }] } }
  await resolve({ Mutation: () => ({ salvarDocumento: { __typename: 'SalvarDocumentoSuccess', viewer } }) }, mutation)
  await screen.findByText('Rascunho salvo')
  secao.getByText('Nada foi publicado: ninguém é perguntado. Há um rascunho.')
})

test('says before a publication whom it asks, and shows a refusal at its field', async () => {
  const { user, variables, resolve, pending } = await open()
  await user.click(screen.getByRole('button', { name: 'Publicar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar: termos de uso' }))
  dialog.getByText(/^Todas as pessoas, também você/)
  expect(pending()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Publicar' }))
  expect(variables(mutation)).toMatchObject({ input: { publicar: true } })
  const mensagem = 'Diga em poucas palavras o que mudou.'
  const salvarDocumento = { __typename: 'EntradaInvalida', mensagem, campos: [{ campo: 'mudou', mensagem }] }
  await resolve({ Mutation: () => ({ salvarDocumento }) }, mutation)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(mensagem))
})
