import type { EtapaDaCandidatura } from '../minhasVagas/__generated__/CandidatosPainel_candidatura.graphql.ts'
import { Tag } from '../ui/Tag.tsx'
import { etapas } from './etapas.ts'

/** How far a candidatura is, in its tone. */
export const EtapaTag = ({ etapa }: { etapa: EtapaDaCandidatura }) => (
  <Tag tone={etapas[etapa].tone}>{etapas[etapa].label}</Tag>
)
