import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type SyntheticEvent, useId } from 'react'
import { countCharacters } from '../../ui/characters.ts'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { isEnter } from '../../ui/isEnter.ts'
import * as styles from './MensagemForm.css.ts'
import { maximoDaMensagem, useMensagemForm } from './useMensagemForm.ts'

type Props = {
  /** REST id of the recipient. */
  com: string
  /** Their global id. */
  para: string
  nome: string | null
  nova: boolean
}

/** The form of a message: Enter sends, Shift+Enter begins a new line (specification §2). */
export const MensagemForm = ({ com, para, nome, nova }: Props) => {
  const { texto, motivo, escrever, submit, isSending, podeEnviar } = useMensagemForm({ com, para, nova })
  const id = useId()
  const longa = countCharacters(texto.trim()) > maximoDaMensagem
  const erro = longa ? longaDemais : motivo !== null && falha(motivo)
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form className={styles.root} onSubmit={handleSubmit}>
      <Stack gap="xsmall">
        {erro ? <Erro id={id}>{erro}</Erro> : null}
        <div className={styles.row}>
          <Textarea
            compact
            aria-label={nome ? `Mensagem para ${nome}` : 'Mensagem'}
            aria-describedby={erro ? id : undefined}
            aria-invalid={longa || undefined}
            placeholder="Digite sua mensagem..."
            rows={1}
            enterKeyHint="send"
            value={texto}
            // Read-only, not disabled, so that it keeps the focus.
            readOnly={isSending}
            aria-disabled={isSending}
            onChange={event => escrever(event.target.value)}
            onKeyDown={event => isEnviar(event) && handleSubmit(event)}
          />
          <IconButton
            type="submit"
            look="primary"
            label="Enviar"
            icon={<SendHorizontal size={20} />}
            aria-disabled={!podeEnviar}
          />
        </div>
      </Stack>
    </form>
  )
}

const Erro = ({ id, children }: { id: string; children: string }) => (
  <div id={id} role="alert">
    <Text size="small" color="danger">
      {children}
    </Text>
  </div>
)

const longaDemais = `A mensagem tem no máximo ${maximoDaMensagem} caracteres.`

const isEnviar = (event: KeyboardEvent) => isEnter(event) && !event.shiftKey

const falha = (motivo: string) => `Sua mensagem não foi enviada. ${motivo} O texto voltou para a caixa.`
