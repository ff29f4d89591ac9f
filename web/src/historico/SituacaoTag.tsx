import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { graphql, useFragment } from 'react-relay'
import { Tag } from '../ui/text/Tag.tsx'
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

/** The situation of a disciplina (specification §2); an unknown one in the words of the transcript. */
export const SituacaoTag = ({ disciplinaRef }: { disciplinaRef: SituacaoTag_disciplina$key }) => {
  const { situacao, situacaoOriginal, classificacao } = useFragment(
    graphql`
      fragment SituacaoTag_disciplina on Disciplina {
        situacao
        situacaoOriginal
        classificacao
      }
    `,
    disciplinaRef,
  )
  const { tone, label, Icon } = looks[situacao]
  return (
    <Tag tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {`${situacao === 'OUTRA' ? (situacaoOriginal ?? label) : label}${classificacao === 'NAO_RECONHECIDA' ? ' (não reconhecida)' : ''}`}
    </Tag>
  )
}
