import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { emailsAEnviar } from '../db/schema/apoio.ts'
import { usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { importar as runImport } from './importar.ts'
import { counts, createImportacao, motivos, toFile } from './testing/createImportacao.ts'
import { takeTurno } from './turno.ts'

const board = await createTestApp()
afterAll(board.close)

const [curso = '', outroCurso = ''] = board.settings.instituicao.cursos

let administradora: Usuario
beforeEach(async () => {
  await board.db.delete(usuarios)
  administradora = await board.createAdministrador()
})

const { enviar, importar, find } = createImportacao(board, () => administradora)

const ana = `007;Ana Açaí;ana@aluno.example;aluno;${curso};;2024.1;`

describe('a new person', () => {
  test('gets a verified account without a password and without a mail, a professor a confirmed one', async () => {
    await importar(toFile(ana, '007;Bia;bia@prof.example;professor;;;;'))
    expect(await find('007')).toMatchObject({
      email: 'ana@aluno.example',
      ehaluno: true,
      senhaHash: null,
      curso,
      periodoInicio: '2024.1',
      professorConfirmadoEm: null,
      emailVerificadoEm: expect.any(Date) as Date,
    })
    expect(await find('007', false)).toMatchObject({ professorConfirmadoEm: expect.any(Date) as Date })
    expect(await board.db.$count(emailsAEnviar)).toBe(0)
  })

  test('enters by the link for a password', async () => {
    await importar(toFile(ana))
    await board.call('POST /auth/forgot-password', { body: { email: 'ana@aluno.example' } })
    const [mail] = await board.mailsTo('ana@aluno.example')
    const token = new URL(mail?.link ?? '').searchParams.get('token')
    const body = { token, new_password: 'uma senha nova 42' }
    expect(await board.call('POST /auth/reset-password', { body })).toMatchObject({ status: 200 })
  })

  test('takes the place of unverified registrations of the address', async () => {
    const cadastro = await board.createAluno({ email: 'ana@aluno.example', emailVerificadoEm: null })
    await importar(toFile(ana))
    expect(await board.db.$count(usuarios, eq(usuarios.id, cadastro.id))).toBe(0)
  })

  test('is found in the list by the matrícula, which stays text', async () => {
    await importar(toFile(ana, `7;Bia;bia@aluno.example;aluno;;;;`))
    const { body } = await board.call<{ itens: object[] }>('GET /admin/pessoas?busca=007', { as: administradora })
    expect(body.itens).toMatchObject([{ nome: 'Ana Açaí', matricula: '007' }])
  })

  test('of a matrícula that looks like a formula is text, and escaped in an export', async () => {
    await importar(toFile('=1+1;Ana;ana@aluno.example;aluno;;;;'))
    expect((await find('=1+1'))?.usuario).toBe('Ana')
    const { body } = await board.call<string>('GET /admin/pessoas.csv', { as: administradora })
    expect(body).toContain(`"'=1+1"`)
  })
})

describe('a preview', () => {
  test('counts what an import does, with its lines, and writes nothing', async () => {
    await importar(toFile(ana))
    const file = toFile(
      ana.replace(curso, outroCurso),
      '8;Bia;bia@aluno.example;aluno;;;;',
      '9;;caio@aluno.example;aluno;;;;',
      '=2;Zé;sem arroba;aluno;;;;',
    )
    const { body } = await enviar(file)
    expect(body.linhas).toBe(4)
    expect(counts(body)).toEqual([1, 1, 0, 2])
    expect(body.exemplos).toMatchObject([
      { linha: 3, tipo: 'nova', matricula: '8' },
      { linha: 2, tipo: 'alterada', mudancas: [{ campo: 'curso', de: curso, para: outroCurso }] },
      { linha: 4, tipo: 'recusada', motivo: 'nome: O nome é obrigatório.' },
      { linha: 5, tipo: 'recusada' },
    ])
    expect(body.recusadas_csv).toContain(
      `"4";"nome: O nome é obrigatório.";"9";"";"caio@aluno.example";"aluno";"";"";"";""\r\n"5";`,
    )
    expect(body.recusadas_csv).toContain(`"'=2"`)
    expect([await find('8'), (await find('007'))?.curso]).toEqual([undefined, curso])
  })
})

describe('a known person', () => {
  test('is changed by what the line says; a blank cell and an absent line change nothing', async () => {
    await importar(toFile(ana, '8;Bia;bia@aluno.example;aluno;;;;'))
    expect(counts(await importar(toFile('007;Ana Lima;ana.lima@aluno.example;aluno;;;;')))).toEqual([0, 1, 0, 0])
    expect(await find('007')).toMatchObject({ usuario: 'Ana Lima', email: 'ana.lima@aluno.example', curso })
    expect(await find('8')).toMatchObject({ usuario: 'Bia', suspensoAte: null })
  })

  test('loses the links of mails to the former address', async () => {
    await importar(toFile(ana))
    await board.call('POST /auth/forgot-password', { body: { email: 'ana@aluno.example' } })
    const mail = (await board.mailsTo('ana@aluno.example')).at(-1)
    await importar(toFile(ana.replace('ana@', 'lima@')))
    const token = new URL(mail?.link ?? '').searchParams.get('token')
    const body = { token, new_password: 'uma senha nova 42' }
    expect(await board.call('POST /auth/reset-password', { body })).toMatchObject({ status: 400 })
  })

  test('is the same in a second import of the file', async () => {
    const file = toFile(ana, '7;Bia;bia@prof.example;professor;;;;', '8;Caio;caio@aluno.example;aluno;;;;desligado')
    await importar(file)
    expect(counts(await importar(file))).toEqual([0, 0, 3, 0])
  })

  test('keeps an e-mail that is not free', async () => {
    await importar(toFile(ana, '8;Bia;bia@aluno.example;aluno;;;;'))
    const resposta = await importar(toFile('8;Bia;ana@aluno.example;aluno;;;;'))
    expect(motivos(resposta)).toEqual(['2 O e-mail é de outra conta.'])
  })

  test('with the same e-mail and no matrícula is linked only if the import is told to', async () => {
    const conta = await board.createAluno({ email: 'ana@aluno.example' })
    expect(motivos(await importar(toFile(ana)))).toEqual([
      '2 Já há uma conta com este e-mail, sem matrícula. Só a opção de vincular dá a matrícula a ela.',
    ])
    expect(counts(await importar(toFile(ana), 'vincular=true'))).toEqual([0, 1, 0, 0])
    expect((await find('007'))?.id).toBe(conta.id)
  })

  test.each([
    ['an administrator', { direitos: ['administrador' as const] }, 'O e-mail é de uma conta de administração'],
    ['a professor', {}, 'O e-mail é de uma conta de professor.'],
  ])('who is %s is never linked to a student', async (_, given, motivo) => {
    await board.createProfessor({ email: 'ana@aluno.example', ...given })
    const resposta = await importar(toFile(ana), 'vincular=true')
    expect(motivos(resposta)).toEqual([expect.stringContaining(motivo)])
  })
})

describe('a person who left', () => {
  const muitas = (situacao: string, count = 60) =>
    toFile(
      ...Array.from(
        { length: count },
        (_, index) => `${index};Pessoa;p${index}@aluno.example;aluno;;;;${index < 7 ? situacao : ''}`,
      ),
    )

  test('is suspended and signed out at once, with a line of the audit', async () => {
    await importar(toFile(ana))
    const conta = (await find('007')) as Usuario
    const headers = { authorization: `Bearer ${await board.tokenOf(conta)}` }
    expect((await board.call('GET /notificacoes', { headers })).status).toBe(200)
    expect(await importar(toFile(`${ana}desligado`))).toMatchObject({ alteradas: 1, suspensas: 1 })
    expect((await board.call('GET /notificacoes', { headers })).status).toBe(401)
    expect(await find('007')).toMatchObject({ motivoDaSuspensao: 'Desligado da universidade' })
    const linhas = await board.db.select().from(auditoria).where(eq(auditoria.pessoaId, conta.id))
    expect(linhas).toMatchObject([
      { acao: 'suspendeu', atorId: administradora.id, motivo: 'Desligado da universidade' },
    ])
  })

  test('is never an administrator', async () => {
    await board.createProfessor({ matricula: '1', email: 'eu@prof.example', direitos: ['administrador'] })
    const resposta = await importar(toFile('1;Eu;eu@prof.example;professor;;;;desligado'))
    expect(motivos(resposta)).toEqual(['2 É uma conta de administração, que a importação não muda.'])
  })

  test('without an account gets none', async () => {
    expect(counts(await importar(toFile(`${ana}desligado`)))).toEqual([0, 0, 1, 0])
    expect(await find('007')).toBeUndefined()
  })

  test('among many stops the import, unless it is confirmed', async () => {
    await importar(muitas(''))
    const { body } = await enviar(muitas('desligado'))
    expect(body).toMatchObject({ suspende_muitas: true, suspensas: 7 })
    expect(await enviar(muitas('desligado'), 'aplicar=true')).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('suspenderia 7 das 60 contas') as string },
    })
    expect(await board.db.$count(usuarios, sql`suspenso_ate is not null`)).toBe(0)
    expect(await importar(muitas('desligado'), 'suspender_muitos=true')).toMatchObject({ suspensas: 7 })
  })

  test('among ten times as many needs no confirmation', async () => {
    await importar(muitas('', 70))
    expect(await importar(muitas('desligado', 70))).toMatchObject({ suspensas: 7 })
  })
})

test('an import is a line of the audit with its counts and the hash of the file', async () => {
  await importar(toFile(ana))
  const linhas = await board.db
    .select()
    .from(auditoria)
    .where(and(eq(auditoria.acao, 'importou_pessoas'), eq(auditoria.atorId, administradora.id)))
  expect(linhas).toMatchObject([
    {
      objeto: expect.stringMatching(/^arquivo [0-9a-f]{64}$/) as string,
      depois: { linhas: 1, novas: 1, alteradas: 0, iguais: 0, recusadas: 0, suspensas: 0 },
    },
  ])
})

describe('an import of several lots', () => {
  const pessoas = Array.from({ length: 1200 }, (_, index) => `${index};Pessoa;p${index}@aluno.example;aluno;;;;`)
  const file = toFile(...pessoas)
  const opcoes = {
    aplicar: true,
    vincular: false,
    suspenderMuitos: false,
    segredo: board.settings.peopleSecret,
    atorId: null,
  }
  const { instituicao } = board.settings

  test('goes on after a line', async () => {
    expect(await importar(file, 'depois_de=501')).toMatchObject({ linhas: 700, novas: 700, parou_em: null })
  })

  test('that has no time left stops between two of them, and says where', async () => {
    const { contagem, parouEm } = await runImport(board.db, instituicao, Buffer.from(file), { ...opcoes, tempo: 0 })
    expect([contagem.novas, parouEm]).toEqual([500, 501])
  })

  test('that has no time left after the last of them is at its end', async () => {
    const bytes = Buffer.from(toFile(...pessoas.slice(0, 500)))
    const { parouEm } = await runImport(board.db, instituicao, bytes, { ...opcoes, tempo: 0 })
    expect(parouEm).toBeNull()
  })

  test('that ends in the middle is repeated, and doubles nobody', async () => {
    const interrompe = () => {
      throw new Error('ended')
    }
    await expect(runImport(board.db, instituicao, Buffer.from(file), opcoes, interrompe)).rejects.toThrow('ended')
    expect(counts(await importar(file))).toEqual([700, 0, 500, 0])
  })
})

test('an import beside another one is refused', async () => {
  await takeTurno(board.db, async () => {
    expect(await enviar(toFile(ana), 'aplicar=true')).toMatchObject({ status: 409 })
  })
  expect(await importar(toFile(ana))).toMatchObject({ novas: 1 })
})
