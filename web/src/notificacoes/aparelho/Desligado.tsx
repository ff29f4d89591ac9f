import { useState } from 'react'
import { type Assinatura, beginAssinatura, endAssinatura } from '../../sessao/aparelho/assinatura.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import { Text } from '../../ui/text/Text.tsx'
import { type Tipo, useLigarAparelho } from './useAparelho.ts'

type Props = {
  /** The key with which the browser subscribes. */
  chave: string
  /** The kinds to begin with. */
  tipos: Tipo[]
  onLigado: (assinatura: Assinatura) => void
}

/** Turns notices on. The browser asks for permission after the press, and never before. */
export const Desligado = ({ chave, tipos, onLigado }: Props) => {
  const { ligar } = useLigarAparelho()
  const [busy, setBusy] = useState(false)
  const fail = (erro: string) => {
    setBusy(false)
    toastError('Os avisos não foram ligados', erro)
  }
  const handleLigar = async () => {
    setBusy(true)
    const nova = await askAndSubscribe(chave)
    if (typeof nova === 'string') return fail(nova)
    ligar({ ...nova, tipos }, erro => {
      if (erro !== null) {
        void endAssinatura()
        fail(erro)
        return
      }
      toastSuccess('Avisos ligados neste aparelho')
      onLigado(nova)
    })
  }
  return Notification.permission === 'denied' ? (
    <Text>Os avisos deste site estão bloqueados no navegador. Libere-os nas configurações do site e volte aqui.</Text>
  ) : (
    <Cluster>
      <Button look="secondary" busy={busy} busyText="Ligando..." onClick={() => void handleLigar()}>
        Ligar neste aparelho
      </Button>
    </Cluster>
  )
}

/** The new subscription, or why there is none. */
async function askAndSubscribe(chave: string): Promise<Assinatura | string> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'O navegador não deu permissão.'
    return (await beginAssinatura(chave)) ?? 'O site ainda está se preparando. Tente de novo em instantes.'
  } catch {
    return 'Este navegador não aceitou. Em janelas privadas os avisos não funcionam.'
  }
}
