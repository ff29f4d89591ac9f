import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { faltam } from './candidatura/faltam.ts'
import { Button } from '../ui/form/Button.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { RespostasFaltando_candidatura$key } from './__generated__/RespostasFaltando_candidatura.graphql.ts'

/** Lazy: few vagas ask something after somebody applied. */
const ResponderDialog = lazy(() =>
  import('../perguntas/ResponderDialog.tsx').then(module => ({ default: module.ResponderDialog })),
)

type Props = {
  candidaturaRef: RespostasFaltando_candidatura$key
  vaga: { codigo: string; titulo: string }
  onResponder: () => void
}

/** Says how many answers are missing, and opens their dialog. */
export const RespostasFaltando = ({ candidaturaRef, vaga, onResponder }: Props) => {
  const { respostasFaltando } = useFragment(
    graphql`
      fragment RespostasFaltando_candidatura on Candidatura @throwOnFieldError {
        respostasFaltando
      }
    `,
    candidaturaRef,
  )
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!respostasFaltando) return null
  const handleOpen = () => {
    onResponder()
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Notice
        tone="warning"
        dense
        title={faltam(respostasFaltando)}
        actions={
          <Button look="secondary" shape="compact" onClick={handleOpen}>
            Responder<VisuallyHidden>{` às perguntas de ${vaga.titulo}`}</VisuallyHidden>
          </Button>
        }
      >
        <p>Quem publicou a oportunidade pediu mais alguma coisa depois da sua candidatura.</p>
      </Notice>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ResponderDialog {...vaga} faltam={respostasFaltando} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
