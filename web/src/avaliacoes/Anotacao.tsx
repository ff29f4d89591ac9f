import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatInstante } from '../selecao/horario.ts'
import { lerSessao } from '../sessao/sessao.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { Anotacao_anotacao$key } from './__generated__/Anotacao_anotacao.graphql.ts'
import * as styles from './Anotacao.css.ts'
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
    <li className={styles.root}>
      <div className={styles.nota}>
        <Text size="small" color="muted" numeric>
          {autor?.nome ?? 'Conta removida'} · {formatInstante(criadaEm)}
        </Text>
        <Text preLine>{texto}</Text>
      </div>
      {isOwn ? <Excluir {...{ id, texto, candidatura, onExcluida }} /> : null}
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
      <IconButton
        label={`Excluir a anotação “${texto.slice(0, 40)}”`}
        icon={<Trash2 size={18} />}
        onClick={() => setPerguntando(true)}
      />
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
