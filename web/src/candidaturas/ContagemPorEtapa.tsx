import { graphql, useFragment } from 'react-relay'
import { Text } from '../ui/text/Text.tsx'
import type { EtapaDaCandidatura } from './candidatura/__generated__/CandidaturaCard_situacao.graphql.ts'
import { etapas } from './candidatura/etapas.ts'
import type { ContagemPorEtapa_candidaturas$key } from './__generated__/ContagemPorEtapa_candidaturas.graphql.ts'
import * as styles from './ContagemPorEtapa.css.ts'

type Props = {
  /** The stage of each loaded candidatura; null if the upstream has no stages. */
  carregadas: readonly (EtapaDaCandidatura | null)[]
  /** Whether there are more candidaturas that are not loaded. */
  parcial: boolean
  /** Null if it failed to load. */
  todasRef: ContagemPorEtapa_candidaturas$key | null
  /** The only stage that the list shows; null for all. */
  filtro: EtapaDaCandidatura | null
  onFiltro: (etapa: EtapaDaCandidatura | null) => void
}

const ordem = Object.keys(etapas) as EtapaDaCandidatura[]

/**
 * The number of candidaturas per stage; pressing one filters the list. Those that are loaded are counted here, so that a
 * change shows at once; if there are more, the upstream counts, or the line says what it counts.
 */
export const ContagemPorEtapa = ({ carregadas, parcial, todasRef, filtro, onFiltro }: Props) => {
  const todas = useFragment(
    graphql`
      fragment ContagemPorEtapa_candidaturas on CandidaturaConnection {
        porEtapa {
          etapa
          total
        }
      }
    `,
    todasRef,
  )
  const contadas = parcial ? (todas?.porEtapa ?? null) : null
  const contagem = ordem.flatMap(etapa => {
    const quantas = contadas
      ? (contadas.find(contada => contada.etapa === etapa)?.total ?? 0)
      : carregadas.filter(outra => outra === etapa).length
    return quantas > 0 || etapa === filtro ? [{ etapa, quantas }] : []
  })
  if (contagem.length === 0) return null
  return (
    <section aria-label="Candidaturas por etapa" className={styles.root}>
      {contagem.map(each => (
        <Etapa key={each.etapa} {...each} filtro={filtro} onFiltro={onFiltro} />
      ))}
      {parcial && !contadas ? (
        <Text as="span" size="small" color="muted">
          {`Contando as ${carregadas.length} mais recentes.`}
        </Text>
      ) : null}
    </section>
  )
}

type EtapaProps = Pick<Props, 'filtro' | 'onFiltro'> & { etapa: EtapaDaCandidatura; quantas: number }

const Etapa = ({ etapa, quantas, filtro, onFiltro }: EtapaProps) => (
  <button
    type="button"
    aria-pressed={etapa === filtro}
    onClick={() => onFiltro(etapa === filtro ? null : etapa)}
    className={styles.etapa}
  >
    {`${etapas[etapa].label}: `}
    <strong className={styles.quantas}>{quantas}</strong>
  </button>
)
