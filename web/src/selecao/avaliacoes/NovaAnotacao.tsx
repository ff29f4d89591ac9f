import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRascunhoDeTexto } from '../../sessao/rascunho.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { useAnotar } from './useAnotar.ts'
import { countCharacters, isBlank } from '../../ui/characters.ts'

/** In characters. */
const maximo = 2000

type Props = {
  /** Global id. */
  candidatura: string
  /** Name of the candidate. */
  nome: string
  /** Grows each time that the field takes the focus; 0 for never. */
  focos: number
}

export const NovaAnotacao = ({ candidatura, nome, focos }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focos > 0) field.current?.focus()
  }, [focos])
  const { texto, escrever, erro, refusal, enviar, isSaving } = useNovaAnotacao(candidatura)
  return (
    <form noValidate onSubmit={event => void enviar(event)}>
      <Stack gap="xsmall">
        <Field
          label={`Nova anotação sobre ${nome}`}
          hint="Só você vê."
          counter={{ text: texto, max: maximo }}
          error={erro}
        >
          {control => (
            <Textarea
              {...control}
              ref={field}
              rows={3}
              readOnly={isSaving}
              value={texto}
              onChange={event => escrever(event.target.value)}
            />
          )}
        </Field>
        {refusal ? (
          <Notice tone="danger" title="A anotação não foi salva" live>
            {refusal}
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

/** The draft survives failures and a reload. */
function useNovaAnotacao(candidatura: string) {
  const { texto, save } = useRascunhoDeTexto(`anotacao:${candidatura}`)
  const [erro, setErro] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [anotar, isSaving] = useAnotar(candidatura)
  const escrever = (next: string) => {
    save(next)
    setErro(undefined)
  }
  const enviar = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const escrito = texto.trim()
    const wrong = validate(escrito)
    setErro(wrong)
    setRefusal(null)
    if (wrong) return
    const mensagem = await anotar(escrito)
    if (mensagem) setRefusal(mensagem)
    else save('')
  }
  return { texto, escrever, erro, refusal, enviar, isSaving }
}

function validate(texto: string): string | undefined {
  if (isBlank(texto)) return 'Escreva a anotação'
  return countCharacters(texto) > maximo ? `A anotação tem no máximo ${maximo} caracteres` : undefined
}
