import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRefusal } from '../relay/useRefusal.ts'
import { Button } from '../ui/form/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { escolhaAntes, OutraPessoaSalvou } from '../sessao/OutraPessoaSalvou.tsx'
import { useRascunhoDeEdicao } from '../sessao/rascunhoDeEdicao.ts'
import { Notice } from '../ui/state/Notice.tsx'
import { RascunhoRestaurado } from '../ui/form/RascunhoRestaurado.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { toastSuccess } from '../ui/overlay/toast.ts'
import type { perguntasForm_pedido$key } from './__generated__/perguntasForm_pedido.graphql.ts'
import type { PerguntasDialog_pedido$key } from './__generated__/PerguntasDialog_pedido.graphql.ts'
import {
  avisoAoSalvar,
  validate,
  type PerguntasFormValues,
  readFormValues,
  pedidoFragment,
  toFormValues,
  toInput,
} from './perguntasForm.ts'
import { PedidoFields } from './PedidoFields.tsx'
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
        <PedidoFields {...{ values, update, erros }} />
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
  const [refusal, setRefusal] = useRefusal<string>()
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
