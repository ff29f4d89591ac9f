import { type FormEvent, useState } from 'react'
import { useRascunhoDeTexto } from '../sessao/useRascunhoDeTexto.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import { useAnotar } from './useAnotar.ts'

/** Longest note, in characters. */
const maximo = 2000

type Props = {
  /** Global id. */
  candidatura: string
  /** Who applied. */
  nome: string
}

/** Writes a note on a candidatura. */
export const NovaAnotacao = ({ candidatura, nome }: Props) => {
  const { texto, escrever, erro, recusa, enviar, isSaving } = useNovaAnotacao(candidatura)
  return (
    <form noValidate onSubmit={event => void enviar(event)}>
      <Stack gap="xsmall">
        <Field
          label={`Nova anotação sobre ${nome}`}
          hint="Só você vê."
          counter={{ used: texto.length, max: maximo }}
          error={erro}
        >
          {control => (
            <Textarea
              {...control}
              rows={3}
              readOnly={isSaving}
              value={texto}
              onChange={event => escrever(event.target.value)}
            />
          )}
        </Field>
        {recusa ? (
          <Notice tone="danger" title="A anotação não foi salva" live>
            {recusa}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" look="secondary" shape="compact" busy={isSaving} busyText="Salvando...">
            Anotar
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** What was typed outlives every failure and a reload, not success. */
function useNovaAnotacao(candidatura: string) {
  const { texto, guardar } = useRascunhoDeTexto(`anotacao:${candidatura}`)
  const [erro, setErro] = useState<string>()
  const [recusa, setRecusa] = useState<string | null>(null)
  const [anotar, isSaving] = useAnotar(candidatura)
  const escrever = (next: string) => {
    guardar(next)
    setErro(undefined)
  }
  const enviar = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const escrito = texto.trim()
    const errado = conferir(escrito)
    setErro(errado)
    setRecusa(null)
    if (errado) return
    const mensagem = await anotar(escrito)
    if (mensagem) setRecusa(mensagem)
    else guardar('')
  }
  return { texto, escrever, erro, recusa, enviar, isSaving }
}

function conferir(texto: string): string | undefined {
  if (!texto) return 'Escreva a anotação'
  return texto.length > maximo ? `A anotação tem no máximo ${maximo} caracteres` : undefined
}
