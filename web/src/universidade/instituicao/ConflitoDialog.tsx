import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { nomeDoFuso } from './fusos.ts'
import { nomesDosMeses } from './PeriodosField.tsx'
import { type Aberta, type Campo, type Valores, rotulos, toMeses } from './valores.ts'

type Props = {
  campos: readonly Campo[]
  meus: Valores
  agora: Aberta
  /** `deAgora`: the fields whose current value stays. */
  resolver: (deAgora: readonly Campo[]) => void
  adiar: () => void
}

type Escolha = 'meu' | 'agora'

/** Lets an administrator choose, for each such field, between what they typed and what somebody else has saved. */
export const ConflitoDialog = ({ campos, meus, agora, resolver, adiar }: Props) => {
  const id = useId()
  const [escolhas, setEscolhas] = useState<{ readonly [K in Campo]?: Escolha }>({})
  const [cobrado, setCobrado] = useState(false)
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (campos.some(campo => !escolhas[campo])) return setCobrado(true)
    resolver(campos.filter(campo => escolhas[campo] === 'agora'))
  }
  return (
    <Dialog
      open
      onClose={adiar}
      title="A instituição mudou enquanto você editava"
      actions={<Acoes form={id} onBack={adiar} />}
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        <Stack>
          <Text>Nada foi salvo ainda, e o que você escreveu continua aqui. Escolha o que fica em cada campo.</Text>
          {campos.map(campo => (
            <RadioGroup
              key={campo}
              legend={rotulos[campo]}
              name={campo}
              value={escolhas[campo] ?? null}
              options={[
                { value: 'meu', label: 'O que você escreveu', hint: toTexto(campo, meus) },
                { value: 'agora', label: 'Como está agora', hint: toTexto(campo, agora.valores) },
              ]}
              onChange={escolha => setEscolhas({ ...escolhas, [campo]: escolha })}
              error={cobrado && !escolhas[campo] ? 'Escolha um dos dois' : undefined}
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  )
}

const Acoes = ({ form, onBack }: { form: string; onBack: () => void }) => (
  <>
    <Button look="secondary" onClick={onBack}>
      Voltar ao formulário
    </Button>
    <Button type="submit" form={form}>
      Salvar escolhas
    </Button>
  </>
)

const toTexto = (campo: Campo, { [campo]: valor }: Valores) => {
  if (campo === 'fuso') return nomeDoFuso(valor)
  if (campo === 'primeirosMeses') return nomesDosMeses(toMeses(valor))
  return valor.trim().replaceAll('\n', ', ') || 'Nada'
}
