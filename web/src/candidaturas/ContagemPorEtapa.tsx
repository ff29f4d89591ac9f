import { Cluster } from '../ui/layout/Cluster.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { EtapaDaCandidatura } from './candidatura/__generated__/CandidaturaCard_situacao.graphql.ts'
import { etapas } from './candidatura/etapas.ts'

type Props = {
  /** The stage of each loaded candidatura; null if the upstream has no stages. */
  carregadas: readonly (EtapaDaCandidatura | null)[]
  /** Whether there are more candidaturas that are not loaded. */
  parcial: boolean
}

const ordem = Object.keys(etapas) as EtapaDaCandidatura[]

/** The number of loaded candidaturas per stage. */
export const ContagemPorEtapa = ({ carregadas, parcial }: Props) => {
  const contagem = ordem.flatMap(etapa => {
    const quantas = carregadas.filter(outra => outra === etapa).length
    return quantas > 0 ? [{ etapa, quantas }] : []
  })
  if (contagem.length === 0) return null
  return (
    <section aria-label="Candidaturas por etapa">
      <Cluster gap="xsmall">
        {contagem.map(({ etapa, quantas }) => (
          <Tag key={etapa} tone={etapas[etapa].tone}>
            {etapas[etapa].label}: {quantas}
          </Tag>
        ))}
        {parcial ? (
          <Text as="span" size="small" color="muted">
            Contando as {carregadas.length} mais recentes.
          </Text>
        ) : null}
      </Cluster>
    </section>
  )
}
