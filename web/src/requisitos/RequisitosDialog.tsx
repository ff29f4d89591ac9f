import { type FormEvent, useId, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useRascunhoDeTexto } from '../sessao/useRascunhoDeTexto.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Grid } from '../ui/Grid.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RascunhoRestaurado } from '../ui/RascunhoRestaurado.tsx'
import { Stack } from '../ui/Stack.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { toastSuccess } from '../ui/toast.ts'
import type { RequisitosDialogQuery } from './__generated__/RequisitosDialogQuery.graphql.ts'
import { CursosField } from './CursosField.tsx'
import { DisciplinasField } from './DisciplinasField.tsx'
import { conferir, type Erros, type Escrito, lerEscrito, toEscrito, toInput } from './escrito.ts'
import type { Requisitos } from './frases.ts'
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

/** The form of what a vaga asks for. What was typed outlives closing and a reload; only 'Cancelar' drops it. */
export const RequisitosDialog = ({ open, onClose, ...props }: Props) => {
  const id = useId()
  const { instituicao } = useLazyLoadQuery<RequisitosDialogQuery>(query, {})
  const form = useRequisitosForm(props, onClose)
  const { escrito, escrever, erros, recusa, busy, onSubmit } = form
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
          {form.restaurado ? <RascunhoRestaurado ate="salvar" onDescartar={form.descartar} /> : null}
          <Numeros escrito={escrito} escrever={escrever} erros={erros} />
          <DisciplinasField value={escrito.disciplinas} onChange={disciplinas => escrever({ disciplinas })} />
          <CursosField cursos={instituicao.cursos} value={escrito.cursos} onChange={cursos => escrever({ cursos })} />
          <Fechada checked={escrito.fechada} onChange={fechada => escrever({ fechada })} />
          {recusa ? (
            <Notice tone="danger" title="Erro ao salvar" live>
              {recusa}
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

const Fechada = ({ checked, onChange }: { checked: boolean; onChange: (fechada: boolean) => void }) => (
  <Checkbox
    label="Só aceitar candidaturas de quem atende a todos"
    hint="Quem não atende vê o que falta e não consegue se candidatar. Sem histórico importado, não dá para saber, e conta como não atendido."
    checked={checked}
    onChange={event => onChange(event.target.checked)}
  />
)

type NumerosProps = { escrito: Escrito; escrever: (change: Partial<Escrito>) => void; erros: Erros }

const numeros = [
  { name: 'cr', label: 'CR mínimo', hint: 'A média geral do histórico, de 0 a 10.' },
  { name: 'de', label: 'A partir do período', hint: 'Contado do período de início.' },
  { name: 'ate', label: 'Até o período', hint: undefined },
] as const

const Numeros = ({ escrito, escrever, erros }: NumerosProps) => (
  <Grid min="small">
    {numeros.map(({ name, label, hint }) => (
      <Field key={name} label={label} optional hint={hint} error={erros[name]}>
        {control => (
          <TextInput
            {...control}
            inputMode={name === 'cr' ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={escrito[name]}
            onChange={event => escrever({ [name]: event.target.value })}
          />
        )}
      </Field>
    ))}
  </Grid>
)

function useRequisitosForm({ vaga, requisitos }: Pick<Props, 'vaga' | 'requisitos'>, onSaved: () => void) {
  const rascunho = useRascunhoDeTexto(`requisitos:${vaga}`)
  const [erros, setErros] = useState<Erros>({})
  const [recusa, setRecusa] = useState<string | null>(null)
  const [definir, busy] = useDefinirRequisitos()
  const escrito = lerEscrito(rascunho.texto) ?? toEscrito(requisitos)
  const escrever = (change: Partial<Escrito>) => rascunho.guardar(JSON.stringify({ ...escrito, ...change }))
  const descartar = () => {
    rascunho.guardar('')
    setErros({})
    setRecusa(null)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const errados = conferir(escrito)
    setErros(errados)
    setRecusa(null)
    if (Object.keys(errados).length > 0) return
    const erro = await definir(toInput(vaga, escrito))
    setRecusa(erro)
    if (erro) return
    descartar()
    toastSuccess('Requisitos salvos')
    onSaved()
  }
  return { escrito, escrever, descartar, restaurado: rascunho.restaurado, erros, recusa, busy, onSubmit }
}
