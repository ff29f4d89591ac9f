import { readSessao } from '../sessao/sessao.ts'
import { local } from '../storage.ts'

/** How often this account made its latest searches in this browser. */
const keyOf = () => `buscasFeitas:${readSessao()?.codigo ?? ''}`

/** So many searches are counted. */
const most = 30

const read = (): [endereco: string, vezes: number][] => {
  try {
    const stored: unknown = JSON.parse(local.getItem(keyOf()) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Counts a search that was made, and returns how often it was. */
export function countBusca(endereco: string): number {
  const antes = read()
  const vezes = (antes.find(([outro]) => outro === endereco)?.[1] ?? 0) + 1
  const outras = antes.filter(([outro]) => outro !== endereco)
  local.setItem(keyOf(), JSON.stringify([[endereco, vezes], ...outras].slice(0, most)))
  return vezes
}
