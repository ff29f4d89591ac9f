import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Text } from '../ui/text/Text.tsx'
import type {
  PerguntasCard_pedido$data,
  PerguntasCard_pedido$key,
} from './__generated__/PerguntasCard_pedido.graphql.ts'

const PerguntasDialog = lazy(() =>
  import('./PerguntasDialog.tsx').then(module => ({ default: module.PerguntasDialog })),
)

const cardFragment = graphql`
  fragment PerguntasCard_pedido on PedidoDaVaga @throwOnFieldError {
    arquivo
    perguntas {
      # Read for the count.
      # eslint-disable-next-line relay/unused-fields
      id
    }
    ...PerguntasDialog_pedido
  }
`

type Props = {
  /** Global id. */
  vaga: string
  pedidoRef: PerguntasCard_pedido$key
  /** How many candidates wait for the result. */
  aguardam: number
}

/** The perguntas of a vaga, and their dialog. */
export const PerguntasCard = ({ pedidoRef, ...props }: Props) => {
  const pedido = useFragment(cardFragment, pedidoRef)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const handleOpen = () => {
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <Card as="section" padding="compact" labelledBy="perguntas">
      <Heading level={2} look="card" id="perguntas">
        Perguntas aos candidatos
      </Heading>
      <Text size="small" color="muted">
        {resumo(pedido)}
      </Text>
      <Button look="secondary" shape="wide" onClick={handleOpen}>
        {isVazio(pedido) ? 'Definir perguntas' : 'Alterar perguntas'}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <PerguntasDialog {...props} pedidoRef={pedido} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

const isVazio = ({ perguntas, arquivo }: PerguntasCard_pedido$data) => perguntas.length === 0 && arquivo === 'NAO'

function resumo(pedido: PerguntasCard_pedido$data): string {
  if (isVazio(pedido)) return 'Quem se candidata escreve só a carta. Você pode pedir respostas e um PDF.'
  const { perguntas, arquivo } = pedido
  const total = perguntas.length
  const partes = [
    ...(total > 0 ? [total === 1 ? '1 resposta' : `${total} respostas`] : []),
    ...(arquivo === 'NAO' ? [] : [arquivo === 'OBRIGATORIO' ? 'um PDF obrigatório' : 'um PDF opcional']),
  ]
  return `Além da carta, esta oportunidade pede ${partes.join(' e ')}.`
}
