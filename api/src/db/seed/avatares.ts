import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { toAvatar } from '../../storage/retratos.ts'
import type { Largura } from '../../storage/retratos.ts'
import type { Db } from '../connection.ts'
import { arquivos, retratos } from '../schema/arquivos.ts'
import { avatarSvg } from './avatar.ts'
import type { Pessoa } from './dados.ts'
import { elementAt, groupBy } from './dados.ts'
import { PESSOAS } from './pessoas.ts'
import { hashText } from './random.ts'

/** The side in pixels of each width of a portrait: the widest is the portrait itself. */
const lados = { 512: 256, 192: 192, 96: 96, 48: 48 } satisfies Record<Largura, number>

type Retratado = { nome: string; svg: string }

const toRetratado = ({ linha, feminino }: Pessoa): Retratado => {
  const svg = avatarSvg({ nome: linha.usuario, feminino, ehaluno: linha.ehaluno })
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  return { nome: hash, svg }
}

/** One in twelve shows initials instead, as in life. */
const semRetrato = ({ linha }: Pessoa) => linha.id > 2 && hashText(linha.email) % 12 === 0

/**
 * Gives people portraits, as URLs relative to the API. The first 150 people have one each; a larger scale shares those.
 */
export const comRetratos = (pessoas: Pessoa[]): { pessoas: Pessoa[]; retratos: Retratado[] } => {
  const base = pessoas.slice(0, PESSOAS).map(pessoa => ({ ...toRetratado(pessoa), feminino: pessoa.feminino }))
  const partilhados = groupBy(base, ({ feminino }) => feminino)
  const avatarDe = ({ feminino }: Pessoa, index: number) =>
    elementAt(index < PESSOAS ? base : (partilhados.get(feminino) ?? base), index).nome
  return {
    retratos: base,
    pessoas: pessoas.map((pessoa, index) =>
      semRetrato(pessoa)
        ? pessoa
        : { ...pessoa, linha: { ...pessoa.linha, avatar: toAvatar(avatarDe(pessoa, index)) } },
    ),
  }
}

/** WebP at effort 2 takes two thirds of the default's time, and is five percent larger. */
const draw = (svg: string, lado: number) =>
  sharp(Buffer.from(svg), { density: 0.72 * lado })
    .resize(lado, lado)
    .webp({ quality: 86, effort: 2 })
    .toBuffer()

/** Draws the portraits and their copies, and writes them in two statements: 1,200 took longer than the drawing. */
export const desenharRetratos = async (db: Db, retratados: Retratado[]): Promise<void> => {
  const desenhos = []
  for (const { nome, svg } of retratados) {
    for (const [largura, lado] of Object.entries(lados)) {
      const bytes = await draw(svg, lado)
      const chave = createHash('sha256').update(bytes).digest('hex')
      desenhos.push({ nome, largura: Number(largura), chave, bytes })
    }
  }
  const conferirEm = sql`now() + interval '1 day'`
  await db
    .insert(arquivos)
    .values(desenhos.map(({ chave, bytes }) => ({ chave, bytes, conferirEm })))
    .onConflictDoNothing()
  await db
    .insert(retratos)
    .values(desenhos.map(({ nome, largura, chave }) => ({ nome, largura, chave })))
    .onConflictDoNothing()
}
