import { Tag } from '../../ui/text/Tag.tsx'
import type { EtapaDaCandidatura } from './__generated__/CandidaturaCard_situacao.graphql.ts'
import { etapas } from './etapas.ts'

/** The stage of a candidatura. */
export const EtapaTag = ({ etapa }: { etapa: EtapaDaCandidatura }) => (
  <Tag tone={etapas[etapa].tone}>{etapas[etapa].label}</Tag>
)
