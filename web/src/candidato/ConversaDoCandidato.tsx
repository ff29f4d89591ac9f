import { lazy, Suspense, useState } from 'react'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FailedPart } from '../ui/FailedPart.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Much code, for who opens it. */
const Conversa = lazy(() => import('./Conversa.tsx').then(module => ({ default: module.Conversa })))

type Props = {
  /** REST id of the person. */
  com: string
  nome: string
}

/** The conversation with the candidate, on demand: to open it is to read what they wrote. */
export const ConversaDoCandidato = ({ com, nome }: Props) => {
  const [open, setOpen] = useState(false)
  const [tentativa, setTentativa] = useState(0)
  const retry = () => setTentativa(tentativa + 1)
  return (
    <Card as="section" padding="compact" labelledBy="conversa">
      <Heading level={2} look="card" id="conversa">
        Mensagens
      </Heading>
      <div>
        <Button look="quiet" shape="compact" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar conversa' : `Ver conversa com ${nome}`}
        </Button>
      </div>
      {open ? (
        <Boundary
          key={tentativa}
          fallback={<FailedPart title="Erro ao carregar a conversa" busy={false} onRetry={retry} />}
        >
          <Suspense fallback={<Carregando />}>
            <Conversa com={com} nome={nome} fetchKey={tentativa} />
          </Suspense>
        </Boundary>
      ) : null}
    </Card>
  )
}

const Carregando = () => (
  <Loading label="Carregando conversa...">
    <Skeleton shape="block" height="10rem" />
  </Loading>
)
