import KeyRound from 'lucide-react/icons/key-round'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { knowsPasskeys, signWithPasskey } from './passkey.ts'

/** How a factor can be proved. `chave`: options of WebAuthn as JSON; null without a passkey. */
export type Formas = { aplicativo: boolean; codigos: boolean; chave: string | null }
export type Prova = { codigo: string } | { chave: string }
export type RecusaDeProva = { campo: string | null; mensagem: string }

type Props = {
  formas: Formas
  onProva: (prova: Prova) => void
  recusa: RecusaDeProva | null
  busy: boolean
  label: string
  busyText: string
}

const semResposta = 'A chave de acesso não respondeu. Tente de novo ou confirme de outra forma.'

/** Asks for a code of the app, a recovery code or a passkey. What was typed stays after a refusal. */
export const ProvaForm = ({ formas, onProva, recusa, busy, label, busyText }: Props) => {
  const comChave = formas.chave !== null && knowsPasskeys()
  const [recupera, setRecupera] = useState(!formas.aplicativo && !comChave)
  const [falha, usarChave] = useChave(formas.chave, onProva)
  const mostraCodigo = formas.aplicativo || recupera
  const doCodigo = recusa?.campo === 'codigo'
  return (
    <Stack>
      <Falha mensagem={falha ?? (doCodigo ? undefined : recusa?.mensagem)} />
      {mostraCodigo ? (
        <CodigoForm
          key={String(recupera)}
          recupera={recupera}
          erro={doCodigo ? recusa.mensagem : undefined}
          onCodigo={codigo => onProva({ codigo })}
          {...{ busy, label, busyText }}
        />
      ) : null}
      {comChave ? (
        <Button look={mostraCodigo ? 'secondary' : 'primary'} shape="wide" busy={busy} onClick={() => void usarChave()}>
          <KeyRound size={18} aria-hidden="true" />
          Usar uma chave de acesso
        </Button>
      ) : null}
      {formas.codigos && (formas.aplicativo || comChave) ? (
        <Button look="quiet" onClick={() => setRecupera(!recupera)}>
          {recupera ? outraForma(formas.aplicativo) : 'Usar um código de recuperação'}
        </Button>
      ) : null}
    </Stack>
  )
}

/** Asks the browser for the passkey. Returns why it did not respond, too. */
function useChave(opcoes: string | null, onProva: Props['onProva']) {
  const [falha, setFalha] = useState<string | null>(null)
  const usar = async () => {
    setFalha(null)
    try {
      onProva({ chave: await signWithPasskey(opcoes ?? '') })
    } catch {
      setFalha(semResposta)
    }
  }
  return [falha, usar] as const
}

const Falha = ({ mensagem }: { mensagem: string | undefined }) =>
  mensagem ? (
    <Notice tone="danger" live>
      {mensagem}
    </Notice>
  ) : null

const outraForma = (aplicativo: boolean) => (aplicativo ? 'Usar o código do aplicativo' : 'Não usar um código')

type CodigoProps = {
  recupera: boolean
  erro: string | undefined
  onCodigo: (codigo: string) => void
  busy: boolean
  label: string
  busyText: string
}

const doAplicativo = {
  label: 'Código do aplicativo',
  hint: 'Os seis números que o aplicativo mostra agora.',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  autoCapitalize: 'off',
} as const

const deRecuperacao = {
  label: 'Código de recuperação',
  hint: 'Um dos dez códigos que você guardou. Cada um vale uma vez.',
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'characters',
} as const

const CodigoForm = ({ recupera, erro, onCodigo, busy, label: confirma, busyText }: CodigoProps) => {
  const { label, hint, ...input } = recupera ? deRecuperacao : doAplicativo
  const [codigo, setCodigo] = useState('')
  const [vazio, setVazio] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focus = () => form.current?.querySelector('input')?.focus()
  useEffect(focus, [erro])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setVazio(codigo.trim() === '')
    if (codigo.trim()) onCodigo(codigo.trim())
    else focus()
  }
  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Stack>
        <Field label={label} hint={hint} error={vazio ? 'Digite o código.' : erro}>
          {control => (
            <TextInput
              {...control}
              {...input}
              name="codigo"
              value={codigo}
              onChange={event => setCodigo(event.target.value)}
              spellCheck={false}
              maxLength={60}
            />
          )}
        </Field>
        <Button type="submit" shape="wide" busy={busy} busyText={busyText}>
          {confirma}
        </Button>
      </Stack>
    </form>
  )
}
