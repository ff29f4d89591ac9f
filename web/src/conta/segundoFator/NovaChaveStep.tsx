import { type FormEvent, useState } from 'react'
import { createPasskey, knowsPasskeys } from '../../sessao/segundoPasso/passkey.ts'
import type { RecusaDeProva } from '../../sessao/segundoPasso/ProvaForm.tsx'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Desafio } from './useAbrirDesafio.ts'
import { useAdicionarSegundoFator } from './useAdicionarSegundoFator.ts'

type Props = { desafio: Desafio; onFeito: (codigos: readonly string[] | null) => void }

const naoCriada: RecusaDeProva = {
  campo: null,
  mensagem: 'A chave de acesso não foi criada. Tente de novo; cada aparelho guarda uma só da sua conta.',
}

/** A new passkey: its name, and then the browser asks where to keep it. */
export const NovaChaveStep = ({ desafio: { desafio, chave }, onFeito }: Props) => {
  const [nome, setNome] = useState('')
  const [recusa, setRecusa] = useState<RecusaDeProva | null>(null)
  const [isCreating, setIsCreating] = useState(false)
  const [adicionar, isSaving] = useAdicionarSegundoFator(onFeito, setRecusa)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setRecusa(null)
    setIsCreating(true)
    try {
      const criada = await createPasskey(chave ?? '')
      adicionar({ desafio, chave: criada, nome: nome.trim() || 'Chave de acesso' })
    } catch {
      setRecusa(naoCriada)
    }
    setIsCreating(false)
  }
  if (!knowsPasskeys()) return <Notice tone="warning">Este navegador não conhece chaves de acesso.</Notice>
  return (
    <form noValidate onSubmit={event => void handleSubmit(event)}>
      <Stack>
        <Text>A chave fica neste aparelho, no seu celular ou em um pen drive de segurança.</Text>
        {recusa ? (
          <Notice tone="danger" live>
            {recusa.mensagem}
          </Notice>
        ) : null}
        <Field label="Nome da chave" optional hint="Para você a reconhecer, como “Notebook” ou “Celular”.">
          {control => (
            <TextInput {...control} value={nome} maxLength={60} onChange={event => setNome(event.target.value)} />
          )}
        </Field>
        <Button type="submit" shape="wide" busy={isCreating || isSaving} busyText="Esperando...">
          Criar chave de acesso
        </Button>
      </Stack>
    </form>
  )
}
