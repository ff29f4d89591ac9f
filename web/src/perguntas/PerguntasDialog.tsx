import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { Field } from '../ui/form/Field.tsx'
import { escolhaAntes, OutraPessoaSalvou } from '../sessao/OutraPessoaSalvou.tsx'
import { useRascunhoDeEdicao } from '../sessao/rascunhoDeEdicao.ts'
import { Notice } from '../ui/state/Notice.tsx'
import { RascunhoRestaurado } from '../ui/form/RascunhoRestaurado.tsx'
import { Select } from '../ui/form/Select.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { toastSuccess } from '../ui/overlay/toast.ts'
import type { perguntasForm_pedido$key } from './__generated__/perguntasForm_pedido.graphql.ts'
import type { PerguntasDialog_pedido$key } from './__generated__/PerguntasDialog_pedido.graphql.ts'
import {
  avisoAoSalvar,
  validate,
  blankPergunta,
  type PerguntaFormValues,
  type PerguntasFormValues,
  isPedidoDeArquivo,
  readFormValues,
  maximoDePerguntas,
  move,
  pedidoFragment,
  pedidosDeArquivo,
  toFormValues,
  toInput,
} from './perguntasForm.ts'
import { PerguntaFields } from './PerguntaFields.tsx'
import { useDefinirPerguntas } from './useDefinirPerguntas.ts'

type Props = {
  /** Global id. */
  vaga: string
  pedidoRef: PerguntasDialog_pedido$key
  /** How many candidates wait for the result. */
  aguardam: number
  open: boolean
  onClose: () => void
}

/** Edits the perguntas of a vaga. The draft is kept until it is saved. */
export const PerguntasDialog = ({ vaga, pedidoRef, aguardam, open, onClose }: Props) => {
  const form = usePerguntasForm(vaga, pedidoRef, onClose)
  const { values, update, erros, refusal, isSaving, salvar } = form
  const aviso = avisoAoSalvar(form.lidas, values, aguardam)
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
        {form.mudou ? (
          <OutraPessoaSalvou
            salvos={form.lidas.perguntas.map(({ texto }) => texto)}
            onDescartar={form.descartar}
            onManter={form.manter}
          />
        ) : null}
        {form.restaurado ? <RascunhoRestaurado ate="salvar" onDescartar={form.descartar} /> : null}
        <Perguntas perguntas={values.perguntas} erros={erros} onPerguntas={perguntas => update({ perguntas })} />
        <Arquivo values={values} erro={erros['instrucao']} onUpdate={update} />
        <div role="status">{aviso ? <Text>{aviso}</Text> : null}</div>
        {refusal ? (
          <Notice tone="danger" live>
            {refusal}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  )
}

type PerguntasProps = {
  perguntas: PerguntaFormValues[]
  erros: Record<string, string>
  onPerguntas: (perguntas: PerguntaFormValues[]) => void
}

const Perguntas = ({ perguntas, erros, onPerguntas }: PerguntasProps) => (
  <>
    {perguntas.map((pergunta, index) => (
      <PerguntaFields
        key={pergunta.key}
        pergunta={pergunta}
        numero={index + 1}
        total={perguntas.length}
        erros={{ texto: erros[`perguntas.${index}.texto`], opcoes: erros[`perguntas.${index}.opcoes`] }}
        onPergunta={next => onPerguntas(perguntas.map((each, other) => (other === index ? next : each)))}
        onMover={by => onPerguntas(move(perguntas, index, by))}
        onRemover={() => onPerguntas(perguntas.filter(each => each !== pergunta))}
      />
    ))}
    {perguntas.length < maximoDePerguntas ? (
      <Button look="secondary" onClick={() => onPerguntas([...perguntas, blankPergunta(perguntas)])}>
        Adicionar pergunta
      </Button>
    ) : (
      <Text size="small" color="muted">
        {`São no máximo ${maximoDePerguntas} perguntas.`}
      </Text>
    )}
  </>
)

type ArquivoProps = {
  values: PerguntasFormValues
  erro: string | undefined
  onUpdate: (change: Partial<PerguntasFormValues>) => void
}

const Arquivo = ({ values: { arquivo, instrucao }, erro, onUpdate }: ArquivoProps) => (
  <>
    <Field label="Arquivo" hint="Um PDF de até 5MB, verificado antes de chegar a você.">
      {control => (
        <Select
          {...control}
          value={arquivo}
          onChange={({ target: { value } }) => (isPedidoDeArquivo(value) ? onUpdate({ arquivo: value }) : null)}
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
          <TextInput {...control} value={instrucao} onChange={event => onUpdate({ instrucao: event.target.value })} />
        )}
      </Field>
    )}
  </>
)

const dialogFragment = graphql`
  fragment PerguntasDialog_pedido on PedidoDaVaga @throwOnFieldError {
    ...perguntasForm_pedido
  }
`

function useLidas(pedidoRef: PerguntasDialog_pedido$key): PerguntasFormValues {
  const dialog = useFragment(dialogFragment, pedidoRef)
  return toFormValues(useFragment<perguntasForm_pedido$key>(pedidoFragment, dialog))
}

function usePerguntasForm(vaga: string, pedidoRef: PerguntasDialog_pedido$key, onClose: () => void) {
  const lidas = useLidas(pedidoRef)
  const rascunho = useRascunhoDeEdicao(`perguntas:${vaga}`, lidas, readFormValues)
  const { values, mudou } = rascunho
  const [erros, setErros] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [definir, isSaving] = useDefinirPerguntas()
  const descartar = () => {
    rascunho.descartar()
    setErros({})
    setRefusal(null)
  }
  const manter = () => {
    rascunho.manter()
    setRefusal(null)
  }
  const salvar = () => {
    if (mudou) return setRefusal(escolhaAntes)
    const wrong = validate(values)
    const count = Object.keys(wrong).length
    setErros(wrong)
    setRefusal(count > 0 ? 'Confira os campos marcados acima.' : null)
    if (count > 0) return
    definir(
      { vaga, ...toInput(values), antes: toInput(lidas) },
      {
        onDefinidas: () => {
          descartar()
          toastSuccess('Perguntas salvas')
          onClose()
        },
        onRefused: ({ mensagem, campos }) => {
          setRefusal(mensagem)
          setErros(Object.fromEntries(campos.map(({ campo, mensagem: erro }) => [campo, erro])))
        },
      },
    )
  }
  return { ...rascunho, descartar, manter, lidas, erros, refusal, isSaving, salvar }
}
