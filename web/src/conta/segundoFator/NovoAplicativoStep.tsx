import { useState } from 'react'
import { ProvaForm, type RecusaDeProva } from '../../sessao/segundoPasso/ProvaForm.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './NovoAplicativoStep.css.ts'
import { Qr } from '../../ui/Qr.tsx'
import type { Desafio } from './useAbrirDesafio.ts'
import { useAdicionarSegundoFator } from './useAdicionarSegundoFator.ts'

type Props = { desafio: Desafio; onFeito: (codigos: readonly string[] | null) => void }

/** The secret of a new app, as a QR code and to copy, and its first code. */
export const NovoAplicativoStep = ({ desafio: { desafio, segredo, endereco }, onFeito }: Props) => {
  const [recusa, setRecusa] = useState<RecusaDeProva | null>(null)
  const [adicionar, busy] = useAdicionarSegundoFator(onFeito, setRecusa)
  return (
    <Stack>
      <Text>
        Abra um aplicativo de códigos no celular, como o Google Authenticator ou o Aegis, e leia este QR Code.
      </Text>
      <div className={styles.qr}>
        <Qr text={endereco ?? ''} label="QR Code para o aplicativo" />
      </div>
      <Stack gap="xsmall">
        <Text size="small" color="muted">
          Não dá para ler? Digite esta chave no aplicativo:
        </Text>
        <code className={styles.segredo}>{inGroups(segredo ?? '')}</code>
      </Stack>
      <ProvaForm
        formas={{ aplicativo: true, codigos: false, chave: null }}
        onProva={prova => {
          setRecusa(null)
          adicionar({ desafio, ...prova })
        }}
        recusa={recusa}
        busy={busy}
        label="Ativar"
        busyText="Ativando..."
      />
    </Stack>
  )
}

/** As apps show it. They ignore the blanks. */
const inGroups = (segredo: string): string => segredo.replace(/(.{4})(?=.)/g, '$1 ')
