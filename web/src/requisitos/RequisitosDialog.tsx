import { type FormEvent, useId, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useRascunhoDeTexto } from '../candidaturas/useRascunhoDeTexto.ts'
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

/** The form of what a vaga asks for. What was typed outlives closing and a reload; only 'Cancelar' drops it. */
export const RequisitosDialog = ({ open, onClose, ...props }: Props) => {
  const id = useId()
  const { instituicao } = useLazyLoadQuery<RequisitosDialogQuery>(
    graphql`
      query RequisitosDialogQuery @throwOnFieldError {
        instituicao {
          cursos
        }
      }
    `,
    {},
  )
  const form = useRequisitosForm(props, onClose)
  const { escrito, escrever, erros, recusa, busy, onSubmit } = form
  const handleCancel = () => {
    form.descartar()
    onClose()
  }
  const acoes = (
    <>
      <Button look="secondary" onClick={handleCancel}>
        Cancelar
      </Button>
      <Button type="submit" form={id} busy={busy} busyText="Salvando...">
        Salvar
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Requisitos" actions={acoes}>
      <form id={id} noValidate onSubmit={event => void onSubmit(event)}>
        <Stack>
          {form.restaurado ? <RascunhoRestaurado ate="salvar" onDescartar={form.descartar} /> : null}
          <Numeros escrito={escrito} escrever={escrever} erros={erros} />
          <DisciplinasField value={escrito.disciplinas} onChange={disciplinas => escrever({ disciplinas })} />
          <CursosField cursos={instituicao.cursos} value={escrito.cursos} onChange={cursos => escrever({ cursos })} />
          <Checkbox
            label="Só aceitar candidaturas de quem atende a todos"
            hint="Quem não atende vê o que falta e não consegue se candidatar. Sem histórico importado, não dá para saber, e conta como não atendido."
            checked={escrito.fechada}
            onChange={event => escrever({ fechada: event.target.checked })}
          />
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
