import { useEffect, useState } from 'react'
import { readSessao } from '../../sessao/sessao.ts'
import { local } from '../../storage.ts'
import { diasAte } from '../../tags/prazo.ts'
import { diasRelativos } from '../../ui/dates.ts'

/** Of this account: REST ids of vagas, separated by spaces. */
const keyOf = () => `aprovacoesVistas:${readSessao()?.codigo ?? ''}`

const readVistas = (): readonly string[] => (local.getItem(keyOf()) ?? '').split(' ')

type Candidatura = {
  etapa: string | null
  /** When it came to that stage. */
  em: string | undefined
  /** REST id of the vaga. */
  vaga: string | undefined
}

/** The REST ids of the vagas that have approved the student lately. Older approvals are no news, in any browser. */
export const aprovadasHaPouco = (candidaturas: readonly Candidatura[]): readonly string[] =>
  candidaturas.flatMap(({ etapa, em, vaga }) =>
    etapa === 'APROVADA' && vaga && em && diasAte(em) >= -diasRelativos ? [vaga] : [],
  )

/**
 * Of these approvals, by the vaga (REST id), the ones to celebrate: each once in this browser, for as long as the component
 * is mounted.
 */
export function useAprovacoesNovas(aprovadas: readonly string[]): ReadonlySet<string> {
  const [antes] = useState(readVistas)
  const novas = aprovadas.filter(vaga => !antes.includes(vaga))
  useEffect(() => {
    const vistas = readVistas()
    const mais = novas.filter(vaga => !vistas.includes(vaga))
    if (mais.length > 0) local.setItem(keyOf(), [...vistas, ...mais].join(' ').trim())
  })
  return new Set(novas)
}
