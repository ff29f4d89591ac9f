import { useState } from 'react'
import * as v from 'valibot'
import { readSessao } from '../../sessao/sessao.ts'
import { local } from '../../storage.ts'

/** The columns that one picks, in their order, beside the candidate and the move. */
export const colunas = {
  curso: 'Curso',
  etapa: 'Etapa',
  avaliacao: 'Avaliação',
  requisitos: 'Requisitos',
  cr: 'CR',
  carta: 'Carta',
  respondidaEm: 'Última resposta',
  criadaEm: 'Candidatura',
} as const

export type Coluna = keyof typeof colunas

export const todasAsColunas = Object.keys(colunas) as Coluna[]

const iniciais: readonly Coluna[] = ['curso', 'etapa', 'avaliacao', 'criadaEm']

const schema = v.array(v.picklist(todasAsColunas))

/** Kept in this browser for each professor, also after they sign out: it names no candidate. */
const keyOf = () => `candidatos:colunas:${readSessao()?.codigo ?? ''}`

function readColunas(): readonly Coluna[] {
  try {
    const stored: unknown = JSON.parse(local.getItem(keyOf()) ?? 'null')
    return v.is(schema, stored) ? stored : iniciais
  } catch {
    return iniciais
  }
}

/** The columns that the professor has picked. */
export function useColunas() {
  const [escolhidas, setEscolhidas] = useState(readColunas)
  const escolher = (coluna: Coluna, mostra: boolean) => {
    const next = todasAsColunas.filter(one => (one === coluna ? mostra : escolhidas.includes(one)))
    local.setItem(keyOf(), JSON.stringify(next))
    setEscolhidas(next)
  }
  return { escolhidas, escolher, usamCriterios: escolhidas.some(one => one === 'requisitos' || one === 'cr') }
}
