import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { RadioGroup } from '../ui/form/RadioGroup.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { toastSuccess } from '../ui/overlay/toast.ts'
import { Notice } from '../ui/state/Notice.tsx'
import type { SalvarBuscaInput } from './__generated__/useSalvarBuscaMutation.graphql.ts'
import { maiorNome, modos, modosQueSeEscolhem } from './buscas.ts'
import { type Falha, useSalvarBusca } from './useSalvarBusca.ts'

type Props = {
  filtro: SalvarBuscaInput['filtro']
  /** A name to begin with. */
  sugestao: string
  onClose: () => void
}

/** Names a search, and chooses how one is told of what it finds. */
export const SalvarBuscaDialog = ({ filtro, sugestao, onClose }: Props) => {
  const form = useId()
  const [nome, setNome] = useState(sugestao.slice(0, maiorNome))
  const [modo, setModo] = useState<keyof typeof modos>('NO_QUADRO')
  const [falha, setFalha] = useState<Falha | null>(null)
  const handleFeito = () => {
    toastSuccess('Busca salva', 'Ela fica abaixo da busca, com o que for publicado a partir de agora.')
    onClose()
  }
  const [salvar, busy] = useSalvarBusca({ onFeito: handleFeito, onFalha: setFalha })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setFalha(null)
    salvar({ nome: nome.trim(), modo, filtro })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Salvar esta busca"
      size="small"
      actions={
        <Button type="submit" form={form} busy={busy} busyText="Salvando...">
          Salvar
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <Campos {...{ nome, setNome, modo, setModo, falha }} />
      </form>
    </Dialog>
  )
}

type CamposProps = {
  nome: string
  setNome: (nome: string) => void
  modo: keyof typeof modos
  setModo: (modo: keyof typeof modos) => void
  falha: Falha | null
}

const Campos = ({ nome, setNome, modo, setModo, falha }: CamposProps) => (
  <Stack>
    <Field label="Nome" error={falha?.doNome ? falha.mensagem : undefined} counter={{ text: nome, max: maiorNome }}>
      {control => <TextInput {...control} value={nome} onChange={event => setNome(event.target.value)} />}
    </Field>
    <RadioGroup
      legend="Quando houver uma nova"
      name="modo"
      value={modo}
      options={modosQueSeEscolhem(false).map(value => ({ value, label: modos[value] }))}
      onChange={setModo}
    />
    {falha && !falha.doNome ? (
      <Notice tone="danger" live>
        {falha.mensagem}
      </Notice>
    ) : null}
  </Stack>
)
