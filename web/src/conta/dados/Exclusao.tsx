import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDayTime } from '../../ui/dates.ts'
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
  const isPedida = exclusao != null
  const wasPedida = useRef(isPedida)
  // The button that was pressed is gone, and so is its dialog.
  useEffect(() => {
    if (wasPedida.current !== isPedida) heading.current?.focus()
    wasPedida.current = isPedida
  }, [isPedida])
  return (
    <Card as="section" labelledBy="excluir-conta">
      <Stack>
        <Heading level={2} id="excluir-conta" ref={heading}>
          Excluir minha conta
        </Heading>
        {exclusao ? <Pedida executarEm={exclusao.executarEm} /> : <Pedir oportunidades={oportunidadesEmAndamento} />}
      </Stack>
    </Card>
  )
}

const Pedida = ({ executarEm }: { executarEm: string }) => {
  const [manter, isKeeping] = useManterConta()
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

const Pedir = ({ oportunidades }: { oportunidades: number }) => {
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
          <ExcluirDialog oportunidades={oportunidades} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
