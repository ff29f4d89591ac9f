import { type FormEvent, useId, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useRefusal } from '../relay/useRefusal.ts'
import { escolhaAntes, OutraPessoaSalvou } from '../sessao/OutraPessoaSalvou.tsx'
import { useRascunhoDeEdicao } from '../sessao/rascunhoDeEdicao.ts'
import { Button } from '../ui/form/Button.tsx'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { RascunhoRestaurado } from '../ui/form/RascunhoRestaurado.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { toastSuccess } from '../ui/overlay/toast.ts'
import type { RequisitosDialogQuery } from './__generated__/RequisitosDialogQuery.graphql.ts'
import { validate, type Erros, readFormValues, toErros, toFormValues, toInput } from './requisitosForm.ts'
import { RequisitosFields } from './RequisitosFields.tsx'
import { toFrases } from './frases.ts'
import { type Requisitos } from './readRequisitos.ts'
import { useDefinirRequisitos } from './useDefinirRequisitos.ts'

type Props = {
  /** Global id. */
  vaga: string
  requisitos: Requisitos
  open: boolean
  onClose: () => void
}

const query = graphql`
  query RequisitosDialogQuery @throwOnFieldError {
    instituicao {
      cursos
    }
  }
`

/** Edits the requisitos of a vaga. The draft survives closing and a reload; only 'Cancelar' discards it. */
export const RequisitosDialog = (props: Props) => {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  return (
    <Boundary key={attempt} fallback={<FailedPart title="Erro ao carregar os cursos" busy={false} onRetry={retry} />}>
      <Loaded {...props} attempt={attempt} />
    </Boundary>
  )
}

const Loaded = ({ open, onClose, attempt, ...props }: Props & { attempt: number }) => {
  const id = useId()
  const { instituicao } = useLazyLoadQuery<RequisitosDialogQuery>(query, {}, { fetchKey: attempt })
  const form = useRequisitosForm(props, onClose)
  const { values, update, erros, refusal, busy, onSubmit } = form
  const handleCancel = () => {
    form.descartar()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Requisitos"
      actions={<Acoes {...{ id, busy }} onCancel={handleCancel} />}
    >
      <form id={id} noValidate onSubmit={event => void onSubmit(event)}>
        <Stack>
          {form.mudou ? (
            <OutraPessoaSalvou
              salvos={toFrases(props.requisitos)}
              onDescartar={form.descartar}
              onManter={form.manter}
            />
          ) : null}
          {form.restaurado ? <RascunhoRestaurado ate="salvar" onDescartar={form.descartar} /> : null}
          <RequisitosFields cursos={instituicao.cursos} {...{ values, update, erros }} />
          {refusal ? (
            <Notice tone="danger" title="Erro ao salvar" live>
              {refusal}
            </Notice>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  )
}

const Acoes = ({ id, busy, onCancel }: { id: string; busy: boolean; onCancel: () => void }) => (
  <>
    <Button look="secondary" onClick={onCancel}>
      Cancelar
    </Button>
    <Button type="submit" form={id} busy={busy} busyText="Salvando...">
      Salvar
    </Button>
  </>
)

function useRequisitosForm({ vaga, requisitos }: Pick<Props, 'vaga' | 'requisitos'>, onSaved: () => void) {
  const lidos = toFormValues(requisitos)
  const rascunho = useRascunhoDeEdicao(`requisitos:${vaga}`, lidos, readFormValues)
  const { values, mudou } = rascunho
  const [erros, setErros] = useState<Erros>({})
  const [refusal, setRefusal] = useRefusal<string>()
  const [definir, busy] = useDefinirRequisitos()
  const descartar = () => {
    rascunho.descartar()
    setErros({})
    setRefusal(null)
  }
  const manter = () => {
    rascunho.manter()
    setRefusal(null)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (mudou) return setRefusal(escolhaAntes)
    const wrong = validate(values)
    setErros(wrong)
    setRefusal(null)
    if (Object.keys(wrong).length > 0) return
    const refused = await definir({ vaga, ...toInput(values), antes: toInput(lidos) })
    if (refused) {
      setErros(toErros(refused.campos))
      return setRefusal(refused.mensagem)
    }
    descartar()
    toastSuccess('Requisitos salvos')
    onSaved()
  }
  return { ...rascunho, descartar, manter, erros, refusal, busy, onSubmit }
}
