import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { useRascunhoDeTexto } from '../sessao/useRascunhoDeTexto.ts'
import { Notice } from '../ui/Notice.tsx'
import { RascunhoRestaurado } from '../ui/RascunhoRestaurado.tsx'
import { Select } from '../ui/Select.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { toastSuccess } from '../ui/toast.ts'
import type { escritas_pedido$key } from './__generated__/escritas_pedido.graphql.ts'
import type { PerguntasDialog_pedido$key } from './__generated__/PerguntasDialog_pedido.graphql.ts'
import {
  conferir,
  emBranco,
  type Escrita,
  type Escrito,
  isPedidoDeArquivo,
  lerEscrito,
  maximoDePerguntas,
  mover,
  pedidoFragment,
  pedidosDeArquivo,
  toEscrito,
  toInput,
} from './escritas.ts'
import { PerguntaFields } from './PerguntaFields.tsx'
import { useDefinirPerguntas } from './useDefinirPerguntas.ts'

type Props = {
  /** Global id. */
  vaga: string
  pedidoRef: PerguntasDialog_pedido$key
  open: boolean
  onClose: () => void
}

/** Writes what a vaga asks of who applies. What was written is kept as a draft until it is saved. */
export const PerguntasDialog = ({ vaga, pedidoRef, open, onClose }: Props) => {
  const form = useEscrito(vaga, pedidoRef, onClose)
  const { escrito, escrever, erros, recusa, isSaving, salvar } = form
  const actions = (
    <>
      <Button look="secondary" onClick={onClose}>
        Voltar
      </Button>
      <Button busy={isSaving} busyText="Salvando..." onClick={salvar}>
        Salvar
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Perguntas aos candidatos" actions={actions}>
      <Stack>
        <Text color="muted">Quem já se candidatou fica com as perguntas que respondeu.</Text>
        {form.restaurado ? <RascunhoRestaurado ate="salvar" onDescartar={form.descartar} /> : null}
        <Perguntas perguntas={escrito.perguntas} erros={erros} onPerguntas={perguntas => escrever({ perguntas })} />
        <Arquivo escrito={escrito} erro={erros['instrucao']} onEscrito={escrever} />
        {recusa ? (
          <Notice tone="danger" live>
            {recusa}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  )
}

type PerguntasProps = {
  perguntas: Escrita[]
  erros: Record<string, string>
  onPerguntas: (perguntas: Escrita[]) => void
}

const Perguntas = ({ perguntas, erros, onPerguntas }: PerguntasProps) => (
  <>
    {perguntas.map((pergunta, index) => (
      <PerguntaFields
        key={pergunta.chave}
        pergunta={pergunta}
        numero={index + 1}
        total={perguntas.length}
        erros={{ texto: erros[`perguntas.${index}.texto`], opcoes: erros[`perguntas.${index}.opcoes`] }}
        onPergunta={next => onPerguntas(perguntas.map((each, other) => (other === index ? next : each)))}
        onMover={by => onPerguntas(mover(perguntas, index, by))}
        onRemover={() => onPerguntas(perguntas.filter(each => each !== pergunta))}
      />
    ))}
    {perguntas.length < maximoDePerguntas ? (
      <Button look="secondary" onClick={() => onPerguntas([...perguntas, emBranco(perguntas)])}>
        Adicionar pergunta
      </Button>
    ) : (
      <Text size="small" color="muted">
        São no máximo {maximoDePerguntas} perguntas.
      </Text>
    )}
  </>
)

type ArquivoProps = { escrito: Escrito; erro: string | undefined; onEscrito: (change: Partial<Escrito>) => void }

const Arquivo = ({ escrito: { arquivo, instrucao }, erro, onEscrito }: ArquivoProps) => (
  <>
    <Field label="Arquivo" hint="Um PDF de até 5MB, verificado antes de chegar a você.">
      {control => (
        <Select
          {...control}
          value={arquivo}
          onChange={({ target: { value } }) => (isPedidoDeArquivo(value) ? onEscrito({ arquivo: value }) : null)}
        >
          {Object.entries(pedidosDeArquivo).map(([value, nome]) => (
            <option key={value} value={value}>
              {nome}
            </option>
          ))}
        </Select>
      )}
    </Field>
    {arquivo === 'NAO' ? null : (
      <Field label="O que enviar" optional hint="Por exemplo: seu currículo, em até duas páginas." error={erro}>
        {control => (
          <TextInput {...control} value={instrucao} onChange={event => onEscrito({ instrucao: event.target.value })} />
        )}
      </Field>
    )}
  </>
)

const dialogFragment = graphql`
  fragment PerguntasDialog_pedido on PedidoDaVaga @throwOnFieldError {
    ...escritas_pedido
  }
`

function useEscrito(vaga: string, pedidoRef: PerguntasDialog_pedido$key, onClose: () => void) {
  const dialog = useFragment(dialogFragment, pedidoRef)
  const pedido = useFragment<escritas_pedido$key>(pedidoFragment, dialog)
  const rascunho = useRascunhoDeTexto(`perguntas:${vaga}`)
  const [erros, setErros] = useState<Record<string, string>>({})
  const [recusa, setRecusa] = useState<string | null>(null)
  const [definir, isSaving] = useDefinirPerguntas()
  const atual = lerEscrito(rascunho.texto) ?? toEscrito(pedido)
  const escrever = (change: Partial<Escrito>) => rascunho.guardar(JSON.stringify({ ...atual, ...change }))
  const descartar = () => {
    rascunho.guardar('')
    setErros({})
    setRecusa(null)
  }
  const salvar = () => {
    const errados = conferir(atual)
    const count = Object.keys(errados).length
    setErros(errados)
    setRecusa(count > 0 ? 'Confira os campos marcados acima.' : null)
    if (count > 0) return
    definir(toInput(vaga, atual), {
      onDefinidas: () => {
        descartar()
        toastSuccess('Perguntas salvas')
        onClose()
      },
      onRefused: ({ mensagem, campos }) => {
        setRecusa(mensagem)
        setErros(Object.fromEntries(campos.map(({ campo, mensagem: erro }) => [campo, erro])))
      },
    })
  }
  return { escrito: atual, escrever, descartar, restaurado: rascunho.restaurado, erros, recusa, isSaving, salvar }
}
