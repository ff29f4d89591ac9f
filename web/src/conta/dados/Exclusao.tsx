import { lazy, Suspense, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDayTime } from '../../ui/brasiliaTime.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Exclusao_dados$key } from './__generated__/Exclusao_dados.graphql.ts'
import { useManterConta } from './useManterConta.ts'

const ExcluirDialog = lazy(() => import('./ExcluirDialog.tsx').then(module => ({ default: module.ExcluirDialog })))

/** The end of the reader's account, which can be cancelled for seven days. The dialog loads at the press. */
export const Exclusao = ({ dadosRef }: { dadosRef: Exclusao_dados$key }) => {
  const { exclusao, oportunidadesEmAndamento } = useFragment(
    graphql`
      fragment Exclusao_dados on MeusDados @throwOnFieldError {
        exclusao {
          executarEm
        }
        oportunidadesEmAndamento
      }
    `,
    dadosRef,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  return (
    <Card as="section" labelledBy="excluir-conta">
      <Stack>
        <Heading level={2} id="excluir-conta" ref={heading}>
          Excluir minha conta
        </Heading>
        {exclusao ? (
          <Pedida executarEm={exclusao.executarEm} onMantida={focusHeading} />
        ) : (
          <Pedir oportunidades={oportunidadesEmAndamento} onPedida={focusHeading} />
        )}
      </Stack>
    </Card>
  )
}

const Pedida = ({ executarEm, onMantida }: { executarEm: string; onMantida: () => void }) => {
  const [manter, isKeeping] = useManterConta(onMantida)
  return (
    <Notice
      tone="warning"
      title={`A sua conta será excluída em ${formatDayTime(executarEm)}`}
      actions={
        <Button look="secondary" busy={isKeeping} busyText="Mantendo..." onClick={manter}>
          Manter minha conta
        </Button>
      }
    >
      Até lá você usa o mural como sempre e pode mudar de ideia aqui.
    </Notice>
  )
}

const Pedir = ({ oportunidades, onPedida }: { oportunidades: number; onPedida: () => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Text size="small" color="muted">
        Depois de sete dias, nome, e-mail, foto, candidaturas, histórico e arquivos são apagados. As mensagens ficam com
        quem as recebeu, de “Pessoa removida”.
      </Text>
      <Cluster>
        <Button look="danger" onClick={() => setOpen(true)}>
          Excluir minha conta
        </Button>
      </Cluster>
      {open ? (
        <Suspense>
          <ExcluirDialog oportunidades={oportunidades} onClose={() => setOpen(false)} onPedida={onPedida} />
        </Suspense>
      ) : null}
    </>
  )
}
