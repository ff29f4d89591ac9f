import { useState } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Recusada } from './EntradaDialog.tsx'
import { type Alvo, EscolhaDoAlvo } from './EscolhaDoAlvo.tsx'
import { type Escrita, listasNoEndereco } from './endereco.ts'
import { useJuntarEntrada } from './useJuntarEntrada.ts'

/** `entrada`: the one that will be gone. */
type Props = { escrita: Escrita; entrada: Alvo; onClose: () => void }

/** Chooses the entry that stays, and says what will use it, before it is done. */
export const JuntarDialog = ({ escrita, entrada, onClose }: Props) => {
  const [alvo, setAlvo] = useState<Alvo | null>(null)
  const [recusa, setRecusa] = useState<string | null>(null)
  const [juntar, busy] = useJuntarEntrada({ onFeito: onClose, onRecusa: setRecusa })
  const handleConfirm = () => {
    setRecusa(alvo ? null : 'Escolha em que entrada juntar.')
    if (alvo) juntar({ lista: listasNoEndereco[escrita], entrada: entrada.codigo, em: alvo.codigo })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={handleConfirm}
      title={`Juntar ${entrada.nome}`}
      confirmLabel={alvo ? `Juntar em ${alvo.nome}` : 'Juntar'}
      busy={busy}
      busyText="Juntando..."
      danger
    >
      <Stack>
        <Text>
          {`O que usa “${entrada.nome}” passa a usar a outra entrada, e “${entrada.nome}” sai da lista. Dá para desfazer depois.`}
        </Text>
        <Recusada mensagem={recusa} />
        <EscolhaDoAlvo {...{ escrita, entrada, alvo }} onChange={setAlvo} />
      </Stack>
    </ConfirmDialog>
  )
}
