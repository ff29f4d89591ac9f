import { Cluster } from '../ui/Cluster.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Text } from '../ui/Text.tsx'
import type { EtapaDaCandidatura } from './__generated__/CandidaturaCard_situacao.graphql.ts'
import { etapas } from './etapas.ts'

type Props = {
  /** Of each candidatura that is loaded; null where the upstream has no stages. */
  carregadas: readonly (EtapaDaCandidatura | null)[]
  /** More follow, of which nothing is known here. */
  parcial: boolean
}

const ordem = Object.keys(etapas) as EtapaDaCandidatura[]

/** How many candidaturas there are in each stage, of those that are loaded. */
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
