import { mkdir, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { avatarSvg } from './avatar.ts'
import type { Pessoa } from './dados.ts'
import { elementAt, groupBy } from './dados.ts'
import { PESSOAS } from './pessoas.ts'
import { hashText } from './random.ts'

const SIZE = 256

type Retrato = { url: string; svg: string }

const toRetrato = ({ linha, feminino }: Pessoa): Retrato => {
  const svg = avatarSvg({ nome: linha.usuario, feminino, ehaluno: linha.ehaluno })
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  return { url: `/avatares/${hash}.webp`, svg }
}

/** One in twelve shows initials instead, as in life. */
const semRetrato = ({ linha }: Pessoa) => linha.id > 2 && hashText(linha.email) % 12 === 0

/**
 * Gives people portraits, as URLs relative to the API. The first 150 have one of their own; the many of a larger
 * scale share those.
 */
export const comRetratos = (pessoas: Pessoa[]): { pessoas: Pessoa[]; retratos: Retrato[] } => {
  const base = pessoas.slice(0, PESSOAS).map(pessoa => ({ ...toRetrato(pessoa), feminino: pessoa.feminino }))
  const partilhados = groupBy(base, ({ feminino }) => feminino)
  const avatarDe = ({ feminino }: Pessoa, index: number) =>
    elementAt(index < PESSOAS ? base : (partilhados.get(feminino) ?? base), index).url
  return {
    retratos: base,
    pessoas: pessoas.map((pessoa, index) =>
      semRetrato(pessoa) ? pessoa : { ...pessoa, linha: { ...pessoa.linha, avatar: avatarDe(pessoa, index) } },
    ),
  }
}

/** Draws the portraits into `dataDir`/avatares, 256 pixels wide, under the names of their URLs. */
export const desenharRetratos = async (retratos: Retrato[], dataDir: string): Promise<void> => {
  await mkdir(join(dataDir, 'avatares'), { recursive: true })
  for (const { url, svg } of retratos) {
    const image = sharp(Buffer.from(svg), { density: (72 * SIZE) / 100 }).resize(SIZE, SIZE)
    await writeFile(join(dataDir, url), await image.webp({ quality: 86 }).toBuffer())
  }
}
