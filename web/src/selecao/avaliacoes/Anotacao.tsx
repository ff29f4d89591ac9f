import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDayTime } from '../../ui/dates.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { papeis } from '../../tags/papeis.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Anotacao_anotacao$key } from './__generated__/Anotacao_anotacao.graphql.ts'
import * as styles from './Anotacao.css.ts'
import { useExcluirAnotacao } from './useExcluirAnotacao.ts'

type Props = {
  anotacaoRef: Anotacao_anotacao$key
  /** Global id. */
  candidatura: string
  onExcluida: () => void
}

/** One anotacao, which its author can delete. */
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
  const isOwn = autor !== null && autor?.codigo === readSessao()?.codigo
  return (
    <li className={styles.root}>
      <div className={styles.nota}>
        <Text size="small" color="muted" numeric>
          {`${autor?.nome ? `${autor.nome} (${papeis.PROFESSOR})` : 'Conta removida'} · ${formatDayTime(criadaEm)}`}
        </Text>
        <Text preLine>{texto}</Text>
      </div>
      {isOwn ? <Excluir {...{ id, texto, candidatura, onExcluida }} /> : null}
    </li>
  )
}

type ExcluirProps = Omit<Props, 'anotacaoRef'> & { id: string; texto: string }

const Excluir = ({ id, texto, candidatura, onExcluida }: ExcluirProps) => {
  const [confirming, setConfirming] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [excluir, isDeleting] = useExcluirAnotacao(candidatura)
  const handleConfirm = async () => {
    setRefusal(null)
    const mensagem = await excluir(id)
    if (mensagem) setRefusal(mensagem)
    else onExcluida()
  }
  return (
    <>
      <IconButton
        label={`Excluir a anotação “${texto.slice(0, 40)}”`}
        icon={<Trash2 size={18} />}
        onClick={() => setConfirming(true)}
      />
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void handleConfirm()}
        title="Excluir anotação"
        confirmLabel="Excluir"
        busy={isDeleting}
        busyText="Excluindo..."
        danger
      >
        <Stack gap="small">
          <Text>Esta anotação será excluída para sempre. O candidato não fica sabendo.</Text>
          {refusal ? (
            <Notice tone="danger" title="Erro ao excluir" live>
              {refusal}
            </Notice>
          ) : null}
        </Stack>
      </ConfirmDialog>
    </>
  )
}
