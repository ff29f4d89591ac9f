import { CircleCheck, CircleHelp, CircleX, Clock } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Tag } from '../ui/Tag.tsx'
import type {
  SituacaoDaDisciplina,
  SituacaoTag_disciplina$key,
} from './__generated__/SituacaoTag_disciplina.graphql.ts'

const looks = {
  APROVADO: { tone: 'success', label: 'Aprovado', Icon: CircleCheck },
  REPROVADO: { tone: 'danger', label: 'Reprovado', Icon: CircleX },
  CURSANDO: { tone: 'info', label: 'Cursando', Icon: Clock },
  OUTRA: { tone: 'neutral', label: 'Outra', Icon: CircleHelp },
} as const satisfies Record<SituacaoDaDisciplina, object>

/** How a course ended: green, red, blue, grey otherwise (specification §2), the last in the transcript's own words. */
export const SituacaoTag = ({ disciplinaRef }: { disciplinaRef: SituacaoTag_disciplina$key }) => {
  const { situacao, situacaoOriginal } = useFragment(
    graphql`
      fragment SituacaoTag_disciplina on Disciplina {
        situacao
        situacaoOriginal
      }
    `,
    disciplinaRef,
  )
  const { tone, label, Icon } = looks[situacao]
  return (
    <Tag tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {situacao === 'OUTRA' ? (situacaoOriginal ?? label) : label}
    </Tag>
  )
}
