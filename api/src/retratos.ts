import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
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
  for (const largura of larguras) {
    const path = pathOfRetrato(dataDir, basename(avatar), largura)
    for (const each of [path, `${path}.novo`]) await rm(each, { force: true })
  }
}

/** The names of the portraits of which any file was written before then, be it a copy or half of one. */
export const listRetratos = async (dataDir: string, before: Date): Promise<string[]> => {
  const folder = join(dataDir, 'avatares')
  const old = new Set<string>()
  for (const name of await readdir(folder).catch(() => [])) {
    const [, hash] = /^([0-9a-f]{16,64})(?:\.\d+)?\.webp(?:\.novo)?$/.exec(name) ?? []
    const file = hash ? await stat(join(folder, name)).catch(() => null) : null
    if (file && file.mtime < before) old.add(`${hash}.webp`)
  }
  return [...old]
}
