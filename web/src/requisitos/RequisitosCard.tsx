import { lazy, Suspense, useState, useTransition } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { RequisitosCard_vaga$key } from './__generated__/RequisitosCard_vaga.graphql.ts'
import { toFrases } from './frases.ts'
import { readRequisitos } from './readRequisitos.ts'

/** Loaded on demand: most visits change nothing. */
const RequisitosDialog = lazy(() =>
  import('./RequisitosDialog.tsx').then(module => ({ default: module.RequisitosDialog })),
)

const fragment = graphql`
  fragment RequisitosCard_vaga on Vaga @throwOnFieldError {
    id
    requisitos {
      ...readRequisitos_requisitos
    }
  }
`

/** The requisitos of the viewer's vaga, and their dialog; nothing on an upstream without requisitos. */
export const RequisitosCard = ({ vagaRef }: { vagaRef: RequisitosCard_vaga$key }) => {
  const { id, requisitos: requisitosRef } = useFragment(fragment, vagaRef)
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const [isLoading, startLoading] = useTransition()
  if (!requisitosRef) return null
  const requisitos = readRequisitos(requisitosRef)
  const frases = toFrases(requisitos)
  return (
    <Card as="section" padding="compact" labelledBy="requisitos">
      <Heading level={2} look="card" id="requisitos">
        Requisitos
      </Heading>
      <Frases frases={frases} />
      <Button look="secondary" shape="wide" busy={isLoading} onClick={() => startLoading(() => setState('open'))}>
        {frases.length > 0 ? 'Alterar requisitos' : 'Definir requisitos'}
      </Button>
      {state === 'never opened' ? null : (
        <Suspense>
          <RequisitosDialog
            vaga={id}
            requisitos={requisitos}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </Card>
  )
}

const Frases = ({ frases }: { frases: readonly string[] }) =>
  frases.length > 0 ? (
    <Stack as="ul" gap="xsmall">
      {frases.map(frase => (
        <Text as="li" key={frase}>
          {frase}
        </Text>
      ))}
    </Stack>
  ) : (
    <Text color="muted">Nenhum requisito: qualquer aluno pode se candidatar.</Text>
  )
