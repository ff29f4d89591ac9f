import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatHoras, formatWeekday } from '../../ui/dates.ts'
import { hasStarted } from '../../candidaturas/entrevista/dias.ts'
import { type EmSelecao, nomeDe } from '../etapa.ts'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import type { LiberarHorarioQuery } from './__generated__/LiberarHorarioQuery.graphql.ts'

const query = graphql`
  query LiberarHorarioQuery($vaga: ID!) @throwOnFieldError {
    node(id: $vaga) {
      ... on Vaga @alias(as: "vaga") {
        entrevistas {
          inicio
          minutos
          candidato {
            id
          }
        }
      }
    }
  }
`

type Props = {
  /** Global id. */
  vaga: string
  candidatos: readonly EmSelecao[]
  checked: boolean
  onChange: (checked: boolean) => void
}

/**
 * For a held decision: cancels the interviews that are to come now, and names them. Nothing without one, and while they
 * load: then they stay until the release.
 */
export const LiberarHorario = ({ candidatos, ...props }: Props) => {
  const comHorario = candidatos.filter(({ etapa, retida }) => etapa === 'ENTREVISTA' || retida)
  if (comHorario.length === 0) return null
  return (
    <Boundary fallback={null}>
      <Suspense>
        <Loaded candidatos={comHorario} {...props} />
      </Suspense>
    </Boundary>
  )
}

const Loaded = ({ vaga: id, candidatos, checked, onChange }: Props) => {
  const { node } = useLazyLoadQuery<LiberarHorarioQuery>(query, { vaga: id }, { fetchPolicy: 'network-only' })
  const marcados = (node?.vaga?.entrevistas ?? []).flatMap(({ inicio, minutos, candidato }) => {
    const dele = candidatos.find(({ pessoa }) => pessoa !== null && pessoa === candidato?.id)
    return dele && !hasStarted(inicio)
      ? { nome: nomeDe(dele), quando: `${formatWeekday(inicio)}, ${formatHoras(inicio, minutos)}` }
      : []
  })
  const [primeiro] = marcados
  if (!primeiro) return null
  return (
    <Checkbox
      label={
        marcados.length === 1
          ? `Liberar o horário de ${primeiro.quando} agora`
          : `Liberar ${marcados.length} horários agora: ${list.format(marcados.map(({ nome, quando }) => `${nome} (${quando})`))}`
      }
      hint="A pessoa é avisada de que a entrevista foi cancelada, sem saber da decisão. Sem isso, o horário é dela até a divulgação."
      checked={checked}
      onChange={event => onChange(event.target.checked)}
    />
  )
}

const list = new Intl.ListFormat('pt-BR')
