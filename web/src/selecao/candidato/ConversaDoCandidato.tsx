import { lazy, Suspense, useState } from 'react'
import type { Sobre } from '../../paths.ts'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { useAtalhos } from './useAtalhos.ts'

/** Loaded on demand, because it is large. */
const Conversa = lazy(() => import('./Conversa.tsx').then(module => ({ default: module.Conversa })))

type Props = {
  /** REST id of the person. */
  com: string
  /** Their global id. */
  para: string
  nome: string
  sobre: Sobre
}

/** The conversa with the candidate, on demand: opening it marks their messages as read. */
export const ConversaDoCandidato = ({ com, para, nome, sobre }: Props) => {
  const [open, setOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  const [focos, setFocos] = useState(0)
  const escrever = () => {
    setOpen(true)
    setFocos(focos + 1)
  }
  useAtalhos({ c: escrever })
  return (
    <Card as="section" padding="compact" labelledBy="conversa">
      <Heading level={2} look="card" id="conversa">
        Conversa
      </Heading>
      <div>
        <Button look="secondary" shape="compact" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar conversa' : `Ver conversa com ${nome}`}
        </Button>
      </div>
      {open ? (
        <Boundary
          key={attempt}
          fallback={<FailedPart title="Erro ao carregar a conversa" busy={false} onRetry={retry} />}
        >
          <Suspense fallback={<Carregando />}>
            <Conversa com={com} para={para} nome={nome} sobre={sobre} fetchKey={attempt} focos={focos} />
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
