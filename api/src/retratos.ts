import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/* The files of portraits in DATA_DIR/avatares: one under the name that `avatar` of a person has, its copies beside it. */

/** In pixels, of a square: the portrait, and what lists show of it on denser and plainer screens. */
const larguras = [512, 192, 96, 48] as const
type Largura = (typeof larguras)[number]
export type Retrato = Record<Largura, Uint8Array>

/** `arquivo` ends with '.webp'. No request can name the file of a copy: a name has no dot but its last. */
export const pathOfRetrato = (dataDir: string, arquivo: string, largura: Largura = 512): string =>
  join(dataDir, 'avatares', largura === 512 ? arquivo : arquivo.replace(/\.webp$/, `.${largura}.webp`))

/** Whole or not at all, and the portrait last: what is named is there with its copies. */
export const writeRetrato = async (dataDir: string, arquivo: string, retrato: Retrato): Promise<void> => {
  await mkdir(join(dataDir, 'avatares'), { recursive: true })
  for (const largura of larguras.toReversed()) {
    const path = pathOfRetrato(dataDir, arquivo, largura)
    await writeFile(`${path}.novo`, retrato[largura])
    await rename(`${path}.novo`, path)
  }
}

/** Takes a portrait away with its copies. What `avatar` has before the name is left aside: nothing outside the folder goes. */
export const removeRetrato = async (dataDir: string, avatar: string): Promise<void> => {
  for (const largura of larguras) await rm(pathOfRetrato(dataDir, basename(avatar), largura), { force: true })
}
