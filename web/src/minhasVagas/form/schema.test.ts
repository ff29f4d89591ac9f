import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screen } from '@testing-library/react'
import { buildSchema, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { beneficios, condicoes } from '../../tags/camposDaVaga.ts'
import { open } from '../testing/novaVaga.ts'
import { campos } from './vagaForm.ts'

const sdl = readFileSync(path.join(import.meta.dirname, '../../../../schema.graphql'), 'utf8')
const schema = buildSchema(sdl)

test.each([
  ['CriarVagaInput', ['chave', 'copiaDe', 'rascunho', 'requisitos', 'perguntas', 'arquivo', 'instrucao']],
  ['AtualizarVagaInput', ['antes', 'vaga']],
  ['VagaAntesInput', []],
])('the form has every field of %s', (name, others) => {
  const input = schema.getType(name)
  const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : []
  expect(fields.toSorted()).toEqual([...Object.keys(campos), ...Object.keys(beneficios), ...others].toSorted())
})

test('a new form has a blank input for every field', async () => {
  await open()
  for (const { label } of Object.values(campos).filter(({ label }) => label !== campos.interesses.label)) {
    expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value).toBe('')
  }
  expect(screen.getByLabelText('Robótica')).toBeTruthy()
})

test('every field is on the pages of a vaga: by the table that they read, or by code of their own', () => {
  const porCodigo = ['titulo', 'descricao', 'prazo', 'departamento', 'local', 'tipo', 'interesses', 'respostaAte']
  expect(Object.keys(campos).toSorted()).toEqual([...porCodigo, ...Object.keys(condicoes)].toSorted())
})
