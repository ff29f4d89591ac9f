import { graphql, useFragment } from 'react-relay'
import { faltam } from './candidatura/faltam.ts'
import { Button } from '../ui/form/Button.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { RespostasFaltando_candidatura$key } from './__generated__/RespostasFaltando_candidatura.graphql.ts'

type Props = {
  candidaturaRef: RespostasFaltando_candidatura$key
  /** Title of the vaga. */
  titulo: string
  /** Called with how many are missing. */
  onResponder: (faltam: number) => void
}

/** Says how many answers are missing, with a button to give them. */
export const RespostasFaltando = ({ candidaturaRef, titulo, onResponder }: Props) => {
  const { respostasFaltando } = useFragment(
    graphql`
      fragment RespostasFaltando_candidatura on Candidatura @throwOnFieldError {
        respostasFaltando
      }
    `,
    candidaturaRef,
  )
  if (!respostasFaltando) return null
  return (
    <Notice
      tone="warning"
      dense
      title={faltam(respostasFaltando)}
      actions={
        <Button look="secondary" shape="compact" onClick={() => onResponder(respostasFaltando)}>
          Responder<VisuallyHidden>{` às perguntas de ${titulo}`}</VisuallyHidden>
        </Button>
      }
    >
      <p>Quem publicou a oportunidade pediu mais alguma coisa depois da sua candidatura.</p>
    </Notice>
  )
}
