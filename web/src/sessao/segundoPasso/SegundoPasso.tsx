import { useEffect, useRef } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Papel } from './__generated__/useConfirmarEntradaMutation.graphql.ts'
import { type Formas, ProvaForm } from './ProvaForm.tsx'
import { type Confirmada, useConfirmarEntrada } from './useConfirmarEntrada.ts'

/** What the first step of a sign-in returns in place of a session. */
export type Pedido = Formas & { desafio: string }

type Props = {
  pedido: Pedido
  /** The role to sign in as; null for any. */
  papel: Papel | null
  onConfirmada: (confirmada: Confirmada) => void
  onEncerrada: (mensagem: string) => void
  onVoltar: () => void
}

/** The second step of every sign-in. */
export const SegundoPasso = ({ pedido, papel, onConfirmada, onEncerrada, onVoltar }: Props) => {
  const { confirmar, isConfirming, recusa } = useConfirmarEntrada(pedido.desafio, papel, { onConfirmada, onEncerrada })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Without a field, the heading says what is next.
    if (!pedido.aplicativo && pedido.chave) heading.current?.focus()
  }, [pedido])
  return (
    <Stack>
      <Stack gap="xsmall">
        <Heading level={2} ref={heading}>
          Confirme que é você
        </Heading>
        <Text size="small" color="muted">
          Esta conta tem a verificação em duas etapas.
        </Text>
      </Stack>
      <ProvaForm
        formas={pedido}
        onProva={confirmar}
        recusa={recusa}
        busy={isConfirming}
        label="Confirmar"
        busyText="Confirmando..."
      />
      <Button look="quiet" onClick={onVoltar}>
        Voltar
      </Button>
    </Stack>
  )
}
