import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { lerSessao } from '../sessao/sessao.ts'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { formatInstante } from '../selecao/horario.ts'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Anotacao_anotacao$key } from './__generated__/Anotacao_anotacao.graphql.ts'
import { useExcluirAnotacao } from './useExcluirAnotacao.ts'

type Props = {
  anotacaoRef: Anotacao_anotacao$key
  /** Global id. */
  candidatura: string
  /** It is gone from the list. */
  onExcluida: () => void
}

/** One note; its author can delete it. */
export const Anotacao = ({ anotacaoRef, candidatura, onExcluida }: Props) => {
  const { id, texto, criadaEm, autor } = useFragment(
    graphql`
      fragment Anotacao_anotacao on Anotacao {
        id
        texto
        criadaEm
        autor {
          codigo
          nome
        }
      }
    `,
    anotacaoRef,
  )
  const isOwn = autor !== null && autor?.codigo === lerSessao()?.codigo
  return (
    <li>
      <Stack gap="xxsmall">
        <Cluster justify="between">
          <Text size="small" color="muted" numeric>
            {autor?.nome ?? 'Conta removida'} · {formatInstante(criadaEm)}
          </Text>
          {isOwn ? <Excluir {...{ id, texto, candidatura, onExcluida }} /> : null}
        </Cluster>
        <Text preLine>{texto}</Text>
      </Stack>
    </li>
  )
}

type ExcluirProps = Omit<Props, 'anotacaoRef'> & { id: string; texto: string }

const Excluir = ({ id, texto, candidatura, onExcluida }: ExcluirProps) => {
  const [perguntando, setPerguntando] = useState(false)
  const [recusa, setRecusa] = useState<string | null>(null)
  const [excluir, isDeleting] = useExcluirAnotacao(candidatura)
  const handleConfirm = async () => {
    setRecusa(null)
    const mensagem = await excluir(id)
    if (mensagem) setRecusa(mensagem)
    else onExcluida()
  }
  return (
    <>
      <Button look="quiet" shape="compact" onClick={() => setPerguntando(true)}>
        <span>
          Excluir<VisuallyHidden> a anotação “{texto.slice(0, 40)}”</VisuallyHidden>
        </span>
      </Button>
      <ConfirmDialog
        open={perguntando}
        onClose={() => setPerguntando(false)}
        onConfirm={() => void handleConfirm()}
        title="Excluir anotação"
        confirmLabel="Excluir"
        busy={isDeleting}
        busyText="Excluindo..."
        danger
      >
        <Stack gap="small">
          <Text>Esta anotação será excluída para sempre. O candidato não fica sabendo.</Text>
          {recusa ? (
            <Notice tone="danger" title="Erro ao excluir" live>
              {recusa}
            </Notice>
          ) : null}
        </Stack>
      </ConfirmDialog>
    </>
  )
}
