import { graphql, readInlineData } from 'react-relay'
import { serverNow } from '../../relay/serverClock.ts'
import { diasAte } from '../../tags/prazo.ts'
import { semana } from '../semana.ts'
import type { vagas_vaga$key } from './__generated__/vagas_vaga.graphql.ts'

const fragment = graphql`
  fragment vagas_vaga on Vaga @inline {
    codigo
    titulo
    prazo
    encerrada
    totalDeCandidatos @catch(to: NULL)
  }
`

export const semTitulo = 'Título não especificado'

/** A vaga that accepts candidaturas. */
export type Aberta = {
  codigo: string
  titulo: string
  prazo: string
  /** Until the last day to apply, as of `diasAte`. */
  dias: number
  /** Null if the upstream does not count them. */
  totalDeCandidatos: number | null | undefined
}

/** The open vagas, the next deadline first: those that close within a week, and the others. */
export function abertasDe(refs: readonly vagas_vaga$key[], now = serverNow()): Record<'fecham' | 'outras', Aberta[]> {
  const abertas = refs
    .flatMap(ref => {
      const { codigo, titulo, prazo, encerrada, totalDeCandidatos } = readInlineData(fragment, ref)
      const dias = prazo && !encerrada ? diasAte(prazo, now) : -1
      return prazo && dias >= 0 ? [{ codigo, titulo: titulo ?? semTitulo, prazo, dias, totalDeCandidatos }] : []
    })
    .toSorted((one, other) => one.dias - other.dias)
  return {
    fecham: abertas.filter(({ dias }) => dias <= semana),
    outras: abertas.filter(({ dias }) => dias > semana),
  }
}
