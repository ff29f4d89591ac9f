import { count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileStore } from '../../storage/fileStore.ts'
import { findChaveDoRetrato, toAvatar } from '../../storage/retratos.ts'
import type { Largura } from '../../storage/retratos.ts'
import { isSenhaCorreta } from '../../autenticacao/senhas.ts'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import type { Connection } from '../connection.ts'
import { retratos } from '../schema/arquivos.ts'
import { requisitos } from '../schema/requisitos.ts'
import { conversas, mensagens } from '../schema/rede.ts'
import { usuarios, vagas } from '../schema.ts'
import { seedIfEmpty, senhaDeDemonstracao } from './seed.ts'

/** Seeding writes some 10,000 rows and draws 150 portraits. */
const timeout = 60_000
const hoje = new Date('2026-03-09T14:00:00-03:00')
let board: Connection

beforeAll(async () => {
  board = await freshDatabase()
}, timeout)

afterAll(() => board.close())

it('writes no demo account with PRODUCTION', async () => {
  expect(await seedIfEmpty(board.db, { hoje, production: true })).toBe(false)
  expect(await board.db.$count(usuarios)).toBe(0)
})

it(
  'fills an empty board once',
  async () => {
    expect(await seedIfEmpty(board.db, { hoje, production: false })).toBe(true)
    expect(await seedIfEmpty(board.db, { hoje, production: false })).toBe(false)
    expect(await board.db.$count(usuarios)).toBe(150)
  },
  timeout,
)

it('lets the demo accounts sign in', async () => {
  for (const email of ['aluna@puc.example', 'professora@inf.puc.example']) {
    const [account] = await board.db.select().from(usuarios).where(eq(usuarios.email, email))
    expect(await isSenhaCorreta(account?.senhaHash ?? null, senhaDeDemonstracao)).toBe(true)
  }
})

it('draws a portrait with its copies for every avatar', async () => {
  const named = await board.db.selectDistinct({ avatar: usuarios.avatar }).from(usuarios)
  const drawn = await board.db.select().from(retratos)
  for (const { avatar } of named) if (avatar) expect(drawn.map(({ nome }) => toAvatar(nome))).toContain(avatar)
  const sides = [512, 192, 96, 48].map(async largura => {
    const chave = await findChaveDoRetrato(board.db, { nome: drawn[0]?.nome ?? '', largura: largura as Largura }, false)
    const bytes = await createFileStore(null).get(board.db, chave ?? '')
    const { format, width, height } = await sharp(bytes ?? undefined).metadata()
    return [format, width, height]
  })
  expect(await Promise.all(sides)).toEqual([256, 192, 96, 48].map(side => ['webp', side, side]))
})

it('leaves conversations and the search index as the triggers make them', async () => {
  const unread = await board.db.select({ total: sql<number>`sum(${conversas.naoLidas})::int` }).from(conversas)
  expect(unread[0]?.total).toBe(await board.db.$count(mensagens, sql`${mensagens.lidaEm} is null`))
  const found = await board.db
    .select({ total: count() })
    .from(vagas)
    .where(sql`${vagas.busca} @@ to_tsquery('simple', 'robotica')`)
  expect(found[0]?.total).toBeGreaterThan(0)
  expect(await board.db.$count(vagas, sql`${vagas.busca} is null or ${vagas.revisao} = 0`)).toBe(0)
})

it('gives the next person a new id', async () => {
  const [created] = await board.db
    .insert(usuarios)
    .values({ usuario: 'Nova Pessoa', email: 'nova.pessoa@puc.example', senhaHash: 'a hash', ehaluno: true })
    .returning()
  expect(created?.id).toBe(151)
})

it('has vagas with requirements, and courses that three students have', async () => {
  expect(await board.db.$count(requisitos)).toBe(4)
  const { rows } = await board.db.execute<{ quantas: number }>(sql`
    select count(*)::int as quantas from (
      select from historicos group by codigo_disciplina, nome_disciplina having count(distinct usuario_id) >= 3
    ) conhecidas`)
  expect(rows[0]?.quantas).toBeGreaterThan(50)
})

it('has vagas with weekly hours, a modality and a promised answer, and others without', async () => {
  const say = (field: Column) => board.db.$count(vagas, isNotNull(field))
  const total = await board.db.$count(vagas)
  for (const field of [vagas.horasSemanais, vagas.modalidade, vagas.respostaAte]) {
    expect(await say(field)).toBeGreaterThan(total / 10)
    expect(await say(field)).toBeLessThan(total)
  }
  expect(await board.db.$count(vagas, sql`${vagas.respostaAte} < ${vagas.prazo}`)).toBe(0)
})

it('keeps the version of a vaga that the demo student applied to', async () => {
  const { rows } = await board.db.execute<{ horas: number; agora: number | null }>(sql`
    select (conteudo->>'horas_complementares')::int as horas, horas_complementares as agora
    from candidaturas join versoes_de_vaga v on v.id = versao_da_vaga_id join vagas on vagas.id = v.vaga_id
    where candidato_id = 1`)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.horas).not.toBe(rows[0]?.agora)
})
