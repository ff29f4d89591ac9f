import { type ComponentProps, useState } from 'react'
import { newChave } from '../relay/chave.ts'
import { rascunhoDoUsuario } from '../sessao/rascunhoDoUsuario.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { RascunhoRestaurado } from '../ui/RascunhoRestaurado.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { conferir, emBranco, type Erros, type Escrito, isEscrito, toHorarios } from './novosHorarios.ts'
import { useOferecerHorarios } from './useHorarios.ts'

type Props = { vaga: string; open: boolean; onClose: () => void }

/** Offers one horario or several in a row. What was written stays, over a reload too, until they are offered. */
export const OferecerDialog = ({ vaga, open, onClose }: Props) => {
  const { escrito, restaurado, escrever, descartar, erros, recusa, isSending, enviar } = useOferta(vaga, onClose)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void enviar()}
      title="Oferecer horários"
      confirmLabel="Oferecer"
      busy={isSending}
      busyText="Oferecendo..."
    >
      <Stack>
        {restaurado ? <RascunhoRestaurado ate="oferecer" onDescartar={descartar} /> : null}
        <Campo label="Dia" type="date" name="dia" {...{ escrito, erros, escrever }} />
        <Campo label="Hora" type="time" name="hora" hint="Horário de Brasília." {...{ escrito, erros, escrever }} />
        <Campo label="Minutos de cada um" inputMode="numeric" name="minutos" {...{ escrito, erros, escrever }} />
        <Campo
          label="Quantos em seguida"
          inputMode="numeric"
          name="quantos"
          hint="Cada um começa quando o anterior termina."
          {...{ escrito, erros, escrever }}
        />
        <Campo label="Local" optional name="local" {...{ escrito, erros, escrever }} />
        <Campo label="Link" optional type="url" name="link" {...{ escrito, erros, escrever }} />
        {recusa ? (
          <Notice tone="danger" live>
            {recusa}
          </Notice>
        ) : null}
      </Stack>
    </ConfirmDialog>
  )
}

/** What is written, kept as a draft. Another text is another attempt, with a key of its own. */
function useEscrito(vaga: string) {
  const [rascunho] = useState(() => rascunhoDoUsuario(`horarios:${vaga}`, isEscrito))
  const [escrito, setEscrito] = useState(() => rascunho.ler() ?? emBranco)
  const [restaurado, setRestaurado] = useState(() => rascunho.ler() !== null)
  const [chave, setChave] = useState(newChave)
  const mudar = (next: Escrito) => {
    setEscrito(next)
    setChave(newChave())
  }
  const escrever = (change: Partial<Escrito>) => {
    const next = { ...escrito, ...change }
    mudar(next)
    rascunho.guardar(next)
  }
  /** Begins with this anew, which is no draft. */
  const recomecar = (next: Escrito) => {
    mudar(next)
    rascunho.esquecer()
    setRestaurado(false)
  }
  return { escrito, restaurado, chave, escrever, recomecar }
}

function useOferta(vaga: string, onClose: () => void) {
  const { escrito, restaurado, chave, escrever, recomecar } = useEscrito(vaga)
  const [erros, setErros] = useState<Erros>({})
  const [recusa, setRecusa] = useState<string | null>(null)
  const [oferecer, isSending] = useOferecerHorarios(vaga)
  const descartar = () => {
    recomecar(emBranco)
    setErros({})
  }
  const enviar = async () => {
    const errados = conferir(escrito, new Date())
    setErros(errados)
    setRecusa(null)
    if (Object.keys(errados).length > 0) return
    const horarios = toHorarios(escrito)
    const erro = await oferecer(horarios, chave)
    setRecusa(erro)
    if (erro) return
    // Where they are is mostly the same for the next ones.
    recomecar({ ...escrito, dia: '', hora: '', quantos: '1' })
    toastSuccess(horarios.length === 1 ? '1 horário oferecido' : `${horarios.length} horários oferecidos`)
    onClose()
  }
  return { escrito, restaurado, escrever, descartar, erros, recusa, isSending, enviar }
}

type CampoProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode'> & {
  label: string
  name: keyof Escrito
  hint?: string
  optional?: boolean
  escrito: Escrito
  erros: Erros
  escrever: (change: Partial<Escrito>) => void
}

const Campo = ({ label, name, hint, optional = false, escrito, erros, escrever, ...input }: CampoProps) => (
  <Field label={label} hint={hint} optional={optional} error={erros[name]}>
    {control => (
      <TextInput
        {...control}
        {...input}
        value={escrito[name]}
        onChange={event => escrever({ [name]: event.target.value })}
      />
    )}
  </Field>
)
