import { Tag } from '../../ui/text/Tag.tsx'
import { formatDay } from '../../ui/dates.ts'
import type { Andamento_candidaturas$data } from './__generated__/Andamento_candidaturas.graphql.ts'

type Props = {
  /** A day that has passed. */
  respostaAte: string
  candidaturas: NonNullable<Andamento_candidaturas$data['candidaturas']>
}

const semDecisao: readonly unknown[] = ['RECEBIDA', 'EM_ANALISE', 'ENTREVISTA']

/** Says that the day by which candidates were promised an answer has passed, while some have none. */
export const RespostaAtrasada = ({ respostaAte, candidaturas: { edges, pageInfo } }: Props) => {
  const faltam = edges.filter(({ node }) => semDecisao.includes(node.etapa)).length
  if (faltam === 0) return null
  return (
    <Tag tone="warning">
      {`Resposta prometida até ${formatDay(respostaAte)}: ${pageInfo.hasNextPage ? 'pelo menos ' : ''}${faltam} sem decisão`}
    </Tag>
  )
}
