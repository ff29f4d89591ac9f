import { Tag } from '../ui/Tag.tsx'
import type { EtapaDaCandidatura } from './__generated__/CandidaturaCard_situacao.graphql.ts'
import { etapas } from './etapas.ts'

/** How far a candidatura is, in its tone. */
export const EtapaTag = ({ etapa }: { etapa: EtapaDaCandidatura }) => (
  <Tag tone={etapas[etapa].tone}>{etapas[etapa].label}</Tag>
)
