import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { withCopies } from '../../storage/copiasDeRetrato.ts'
import { createFileStore } from '../../storage/fileStore.ts'
import { saveRetrato, toAvatar } from '../../storage/retratos.ts'
import type { Db } from '../connection.ts'
import { avatarSvg } from './avatar.ts'
import type { Pessoa } from './dados.ts'
import { elementAt, groupBy } from './dados.ts'
import { PESSOAS } from './pessoas.ts'
import { hashText } from './random.ts'

const SIZE = 256

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

/** Draws the portraits and their copies. */
export const desenharRetratos = async (db: Db, retratos: Retratado[]): Promise<void> => {
  const fileStore = createFileStore(null)
  for (const { nome, svg } of retratos) {
    const drawn = await sharp(Buffer.from(svg), { density: (72 * SIZE) / 100 })
      .resize(SIZE, SIZE)
      .webp({ quality: 86 })
      .toBuffer()
    await saveRetrato(db, fileStore, nome, await withCopies(drawn))
  }
}
