import { type Ref, useImperativeHandle, useState } from 'react'
import { useRascunhoDeTexto } from '../sessao/rascunho.ts'
import { countCharacters } from '../ui/characters.ts'
import { Field } from '../ui/form/Field.tsx'
import { RadioGroup } from '../ui/form/RadioGroup.tsx'
import { RascunhoRestaurado } from '../ui/form/RascunhoRestaurado.tsx'
import { Textarea } from '../ui/form/Textarea.tsx'
import { Text } from '../ui/text/Text.tsx'
import { type Etapa, maximoDaPalavra } from './etapa.ts'
import type { Destino, SemDecisaoEscolhida } from './finalizarSelecao.ts'

const opcoes: readonly { value: Destino | 'DEIXAR'; label: string; hint?: string }[] = [
  { value: 'NAO_SELECIONADA', label: 'Marcar como não selecionado' },
  { value: 'LISTA_DE_ESPERA', label: 'Colocar na lista de espera' },
  {
    value: 'DEIXAR',
    label: 'Deixar como está',
    hint: 'Quem está sem decisão lê que a seleção foi finalizada e que uma resposta, se houver, aparece ali.',
  },
]

export type EscolhaSemDecisaoHandle = {
  /** Returns what they get; null leaves them; undefined if the palavra is invalid, which its field then shows. */
  validate: () => SemDecisaoEscolhida | null | undefined
}

type Props = {
  ref: Ref<EscolhaSemDecisaoHandle>
  /** Global id. */
  vaga: string
  candidatos: readonly { id: string; etapa: Etapa; versao: number; nome: string }[]
  destino: Destino | null
  onDestino: (destino: Destino | null) => void
}

/** What becomes of those without a decision. The draft of the palavra is kept until they are answered. */
export const EscolhaSemDecisao = ({ ref, vaga, candidatos, destino, onDestino }: Props) => {
  const rascunho = useRascunhoDeTexto(`finalizar:${vaga}`)
  const [submitted, setSubmitted] = useState(false)
  const palavra = destino === 'NAO_SELECIONADA' ? rascunho.texto : ''
  const isTooLong = countCharacters(palavra.trim()) > maximoDaPalavra
  /** Keeps the draft for those who were refused, and did not get it. */
  const onMovidos = (todos: boolean) => {
    onDestino(null)
    if (todos && palavra) rascunho.save('')
  }
  useImperativeHandle(ref, () => ({
    validate: () => {
      setSubmitted(true)
      if (isTooLong) return undefined
      return destino && { candidatos, para: destino, palavra, onMovidos }
    },
  }))
  return (
    <>
      <RadioGroup
        legend="E quem ficou sem decisão?"
        name="semDecisao"
        value={destino ?? 'DEIXAR'}
        options={opcoes}
        onChange={value => onDestino(value === 'DEIXAR' ? null : value)}
      />
      {destino && candidatos.some(({ etapa }) => etapa === 'ENTREVISTA') ? (
        <Text color="muted">As entrevistas deles que ainda não aconteceram são canceladas.</Text>
      ) : null}
      {destino === 'NAO_SELECIONADA' ? (
        <Palavra
          rascunho={rascunho}
          error={submitted && isTooLong ? `A mensagem tem no máximo ${maximoDaPalavra} caracteres` : undefined}
        />
      ) : null}
    </>
  )
}

type PalavraProps = { rascunho: ReturnType<typeof useRascunhoDeTexto>; error: string | undefined }

const Palavra = ({ rascunho: { texto, restaurado, save }, error }: PalavraProps) => (
  <>
    {restaurado ? <RascunhoRestaurado ate="finalizar" onDescartar={() => save('')} /> : null}
    <Field
      label="Mensagem para os candidatos"
      optional
      hint="Vai com o aviso da mudança."
      counter={{ text: texto, max: maximoDaPalavra }}
      error={error}
    >
      {control => <Textarea {...control} rows={3} value={texto} onChange={event => save(event.target.value)} />}
    </Field>
  </>
)
