import { useEffect, useRef } from 'react'
import { Field } from '../ui/form/Field.tsx'
import { Select } from '../ui/form/Select.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Textarea } from '../ui/form/Textarea.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { CampoDeArquivo } from './CampoDeArquivo.tsx'
import {
  campoDaPergunta,
  campoDoArquivo,
  dicaDoArquivo,
  type Erros,
  maximos,
  type PedidoDaVaga,
  type Pergunta,
  type Respondido,
} from './respostas.ts'

type Props = {
  /** Global id. */
  vaga: string
  pedido: PedidoDaVaga
  respondido: Respondido
  erros: Erros
  onRespondido: (respondido: Respondido) => void
}

/** The fields for the perguntas of a vaga and its PDF. */
export const CamposDoPedido = ({ vaga, pedido, respondido, erros, onRespondido }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(erros).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [erros])
  const { valores } = respondido
  return (
    <div ref={ref}>
      <Stack>
        {pedido.perguntas.map(pergunta => (
          <Campo
            key={pergunta.id}
            pergunta={pergunta}
            valor={valores[pergunta.id] ?? ''}
            erro={erros[campoDaPergunta(pergunta.id)]}
            onValor={valor => onRespondido({ ...respondido, valores: { ...valores, [pergunta.id]: valor } })}
          />
        ))}
        {pedido.arquivo === 'NAO' ? null : (
          <CampoDeArquivo
            vaga={vaga}
            opcional={pedido.arquivo === 'OPCIONAL'}
            dica={dicaDoArquivo(pedido)}
            enviado={respondido.enviado}
            erro={erros[campoDoArquivo]}
            onEnviado={enviado => onRespondido({ ...respondido, enviado })}
          />
        )}
      </Stack>
    </div>
  )
}

type CampoProps = { pergunta: Pergunta; valor: string; erro: string | undefined; onValor: (valor: string) => void }

const dicas: Partial<Record<Pergunta['tipo'], string>> = {
  NUMERO: 'Um número, como 12 ou 7,5.',
  LINK: 'Um endereço que comece com https://.',
}

const Campo = ({ pergunta, valor, erro, onValor }: CampoProps) => {
  const { texto, tipo, obrigatoria } = pergunta
  const isTexto = tipo === 'TEXTO_CURTO' || tipo === 'TEXTO_LONGO'
  return (
    <Field
      label={texto}
      optional={!obrigatoria}
      hint={dicas[tipo]}
      error={erro}
      {...(isTexto && { counter: { text: valor, max: maximos[tipo] ?? 0 } })}
    >
      {control => (
        <Controle
          pergunta={pergunta}
          {...control}
          required={obrigatoria}
          value={valor}
          onChange={event => onValor(event.target.value)}
        />
      )}
    </Field>
  )
}

type ControleProps = {
  pergunta: Pergunta
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
  value: string
  onChange: (event: { target: { value: string } }) => void
}

const Controle = ({ pergunta: { tipo, opcoes }, ...control }: ControleProps) => {
  if (tipo === 'TEXTO_LONGO') return <Textarea {...control} rows={4} />
  if (tipo === 'NUMERO') return <TextInput {...control} inputMode="decimal" />
  if (tipo !== 'ESCOLHA') return <TextInput {...control} type={tipo === 'LINK' ? 'url' : 'text'} />
  return (
    <Select {...control}>
      <option value="">Escolha</option>
      {opcoes.map(opcao => (
        <option key={opcao}>{opcao}</option>
      ))}
    </Select>
  )
}
