import { useState } from 'react'
import type { Formas, Prova, RecusaDeProva } from '../../sessao/segundoPasso/ProvaForm.tsx'
import { ProvaForm } from '../../sessao/segundoPasso/ProvaForm.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import { Text } from '../../ui/text/Text.tsx'
import { CodigosStep } from './CodigosStep.tsx'
import { NovaChaveStep } from './NovaChaveStep.tsx'
import { NovoAplicativoStep } from './NovoAplicativoStep.tsx'
import { SenhaStep } from './SenhaStep.tsx'
import type { Desafio } from './useAbrirDesafio.ts'
import { useRemoverSegundoFator } from './useRemoverSegundoFator.ts'
import { useRenovarCodigos } from './useRenovarCodigos.ts'

/** `fator`: the REST id of a passkey; null for the app. */
export type Mudanca =
  | { tipo: 'aplicativo' }
  | { tipo: 'chave' }
  | { tipo: 'codigos' }
  | { tipo: 'remover'; fator: string | null; nome: string }

const titulos: Record<Mudanca['tipo'], string> = {
  aplicativo: 'Usar um aplicativo',
  chave: 'Adicionar chave de acesso',
  codigos: 'Criar novos códigos',
  remover: 'Remover da verificação',
}

const fins = { aplicativo: 'APLICATIVO', chave: 'CHAVE', codigos: 'CONFIRMACAO', remover: 'CONFIRMACAO' } as const

type Props = {
  mudanca: Mudanca
  /** What the account has to prove itself with, besides passkeys. */
  formas: Omit<Formas, 'chave'>
  onClose: () => void
}

/** A change of the second factor: the password, then a new factor or a proof, then the recovery codes, if there are new ones. */
export const MudancaDialog = ({ mudanca, formas, onClose }: Props) => {
  const [desafio, setDesafio] = useState<Desafio | null>(null)
  const [codigos, setCodigos] = useState<readonly string[] | null>(null)
  const handleFeito = (novos: readonly string[] | null) => {
    if (novos) return setCodigos(novos)
    toastSuccess(mudanca.tipo === 'remover' ? 'Removido da verificação' : 'Adicionado à verificação')
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={codigos ? 'Guarde os seus códigos' : titulos[mudanca.tipo]} size="small">
      {codigos ? (
        <CodigosStep codigos={codigos} onClose={onClose} />
      ) : desafio ? (
        <Passo mudanca={mudanca} formas={formas} desafio={desafio} onFeito={handleFeito} />
      ) : (
        <SenhaStep para={fins[mudanca.tipo]} onAberto={setDesafio} />
      )}
    </Dialog>
  )
}

type PassoProps = Omit<Props, 'onClose'> & { desafio: Desafio; onFeito: (codigos: readonly string[] | null) => void }

const Passo = ({ mudanca, formas, desafio, onFeito }: PassoProps) => {
  if (mudanca.tipo === 'aplicativo') return <NovoAplicativoStep desafio={desafio} onFeito={onFeito} />
  if (mudanca.tipo === 'chave') return <NovaChaveStep desafio={desafio} onFeito={onFeito} />
  return <ConfirmarStep mudanca={mudanca} formas={formas} desafio={desafio} onFeito={onFeito} />
}

type ConfirmarProps = PassoProps & { mudanca: Extract<Mudanca, { tipo: 'codigos' | 'remover' }> }

/** A proof of a factor that the account has. */
const ConfirmarStep = ({ mudanca, formas, desafio, onFeito }: ConfirmarProps) => {
  const [recusa, setRecusa] = useState<RecusaDeProva | null>(null)
  const [remover, isRemoving] = useRemoverSegundoFator(() => onFeito(null), setRecusa)
  const [renovar, isRenewing] = useRenovarCodigos(onFeito, setRecusa)
  const handleProva = (prova: Prova) => {
    setRecusa(null)
    if (mudanca.tipo === 'remover') remover({ desafio: desafio.desafio, fator: mudanca.fator, ...prova })
    else renovar({ desafio: desafio.desafio, ...prova })
  }
  return (
    <Stack>
      <Text>
        {mudanca.tipo === 'remover'
          ? `Para remover ${mudanca.nome}, confirme que é você.`
          : 'Os códigos anteriores deixam de valer. Confirme que é você.'}
      </Text>
      <ProvaForm
        formas={{ ...formas, chave: desafio.chave }}
        onProva={handleProva}
        recusa={recusa}
        busy={isRemoving || isRenewing}
        label={mudanca.tipo === 'remover' ? 'Remover' : 'Criar novos códigos'}
        busyText="Confirmando..."
      />
    </Stack>
  )
}
