import { Tag } from '../../ui/text/Tag.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { EtapaDaCandidatura } from './__generated__/CandidaturaCard_situacao.graphql.ts'
import { etapas } from './etapas.ts'

type Props = {
  etapa: EtapaDaCandidatura
  /** The selection is over, and the candidatura has no decision: it goes no further. */
  parou?: boolean
}

/** A mark each: received, in review, interview, result. */
const passos = [1, 2, 3, 4] as const

/** Of the drawing: the marks stand 18 apart. */
const xDe = (passo: number) => passo * 18 - 12

/** How far a candidatura has come: a line with a mark per step, and the name of the current one. */
export const Percurso = ({ etapa, parou = false }: Props) => {
  const { label, tone, passo } = etapas[etapa]
  return (
    <Tag tone={parou ? 'neutral' : tone} icon={<Linha passo={passo ?? 1} segue={passo !== null && !parou} />}>
      <VisuallyHidden>{passo ? `Sua candidatura, etapa ${passo} de 4: ` : 'Sua candidatura: '}</VisuallyHidden>
      <span>{label}</span>
      {parou ? <VisuallyHidden>, seleção finalizada</VisuallyHidden> : null}
    </Tag>
  )
}

type LinhaProps = {
  passo: number
  /** Whether it can go on to the next step; otherwise the line ends. */
  segue: boolean
}

const Linha = ({ passo, segue }: LinhaProps) => (
  <svg width="66" height="12" viewBox="0 0 66 12" aria-hidden="true" stroke="currentColor" strokeWidth="2">
    {passos.map(outro => (
      <g key={outro} fill={outro > passo ? 'none' : 'currentColor'} opacity={outro > passo ? 0.5 : 1}>
        {outro > 1 && (outro <= passo || segue) ? <path d={`M${xDe(outro) - 13} 6h8`} /> : null}
        <circle cx={xDe(outro)} cy="6" r={outro === passo ? 5 : 3} />
      </g>
    ))}
  </svg>
)
