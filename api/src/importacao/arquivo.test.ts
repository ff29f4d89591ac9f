import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { counts, createImportacao, motivos, titulos, toFile } from './testing/createImportacao.ts'

const board = await createTestApp()
afterAll(board.close)

const [curso = ''] = board.settings.instituicao.cursos

let administradora: Usuario
beforeEach(async () => {
  await board.db.delete(usuarios)
  administradora = await board.createAdministrador()
})

const { enviar, importar, find } = createImportacao(board, () => administradora)

const ana = `007;Ana Açaí;ana@aluno.example;aluno;${curso};;2024.1;`

describe('the file', () => {
  const nomes = [ana, '7;Bia;bia@prof.example;professor;;;;']

  test.each([
    ['with semicolons and CRLF', toFile(...nomes)],
    [
      'with commas and LF',
      toFile(...nomes)
        .replaceAll(';', ',')
        .replaceAll('\r\n', '\n'),
    ],
    ['with a byte order mark', `\uFEFF${toFile(...nomes)}`],
    ['in Windows-1252', Buffer.from(toFile(...nomes), 'latin1')],
    ['with quoted cells', toFile(...nomes).replaceAll(/[^;\r\n]+/g, '"$&"')],
    ['with blank lines', toFile(...nomes).replaceAll('\r\n', '\r\n\r\n')],
  ])('is read %s', async (_, file) => {
    expect(counts(await importar(file))).toEqual([2, 0, 0, 0])
    expect((await find('007'))?.usuario).toBe('Ana Açaí')
  })

  test('has its columns by title, in any order, case and accents ignored, and others are named', async () => {
    const file = 'Nome,E-mail,SIAPE,Papel,Sala,Período início\nCaio,caio@prof.example,123,Professor,L1,'
    expect(await importar(file)).toMatchObject({ novas: 1, colunas_ignoradas: ['Sala'] })
    expect((await find('123', false))?.usuario).toBe('Caio')
  })

  test.each([
    ['matricula;nome;papel', 'Falta no arquivo a coluna “email”.'],
    ['nome;papel', 'Falta no arquivo as colunas “matricula”, “email”.'],
    ['matricula;siape;nome;email;papel', 'O arquivo tem a coluna “matricula” mais de uma vez.'],
    ['', 'O arquivo está vazio.'],
    [toFile('1;"Ana;a@a.example;aluno'), 'O arquivo não pôde ser lido como CSV perto da linha 2: confira as aspas.'],
    [`${titulos}\n${'\n1;'.repeat(50_001)}`, 'O arquivo tem mais de 50.000 linhas. Divida-o em partes.'],
  ])('is refused as a whole: %#', async (file, msg) => {
    expect(await enviar(file, 'aplicar=true')).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'file'], msg }] },
    })
  })

  test('has at most 10 MB', async () => {
    expect(await enviar(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toMatchObject({ status: 413 })
  })
})

describe('a line is refused', () => {
  test.each([
    ['7;Ana;ana@aluno.example;diretor;;;;', 'papel: Escreva aluno ou professor.'],
    [';Ana;ana@aluno.example;aluno;;;;', 'matricula: Está em branco.'],
    ['7;Prof. Ana;ana@aluno.example;aluno;;;;', 'nome: Escreva o nome sem título, como Prof. ou Dra.'],
    ['7;Ana;ana@aluno.example;aluno;Alquimia;;;', 'curso: Não é um curso da instituição.'],
    ['7;Ana;ana@prof.example;professor;;Alquimia;;', 'departamento: Não é um departamento da instituição.'],
    ['7;Ana;ana@aluno.example;aluno;;;2024.3;', 'periodo_inicio: Escolha um período de início da lista.'],
    ['7;Ana;ana@aluno.example;aluno;;;;trancado', 'situacao: Escreva ativo ou desligado.'],
    ['7;Ana;ana@aluno.example;aluno;;;;;x', 'A linha tem mais células que o cabeçalho.'],
  ])('%s', async (linha, motivo) => {
    expect(motivos(await importar(toFile(linha)))).toEqual([`2 ${motivo}`])
  })

  test('if an earlier one has its matrícula in the same role, or its e-mail', async () => {
    const resposta = await importar(
      toFile(ana, '007;Bia;bia@aluno.example;aluno;;;;', '8;Caio;ANA@aluno.example;aluno;;;;'),
    )
    expect(motivos(resposta)).toEqual(['3 A matrícula já está na linha 2.', '4 O e-mail já está na linha 2.'])
    expect(resposta.novas).toBe(1)
  })
})
