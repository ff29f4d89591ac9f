import { type SyntheticEvent, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { beneficios } from '../../tags/camposDaVaga.ts'
import { formatMoney, formatPercent } from '../../ui/format.ts'
import { Button } from '../../ui/form/Button.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { ConflitoDialog_query$key } from './__generated__/ConflitoDialog_query.graphql.ts'
import type { EdicaoValues } from './useEdicao.ts'
import { campos as camposDoForm, type CampoEscrito, isValor, toCriarVagaInput } from './vagaForm.ts'

type Props = {
  queryRef: ConflitoDialog_query$key
  campos: readonly CampoEscrito[]
  meus: EdicaoValues
  agora: EdicaoValues
  /** `deAgora`: the fields whose current value stays. */
  resolver: (deAgora: readonly CampoEscrito[]) => unknown
  adiar: () => void
}

type Escolha = 'meu' | 'agora'

/** Lets a professor choose between what they typed and what somebody else has saved meanwhile, for each such field. */
export const ConflitoDialog = ({ queryRef, campos, meus, agora, resolver, adiar }: Props) => {
  const id = useId()
  const textos = useTextos(queryRef)
  const [escolhas, setEscolhas] = useState<{ readonly [K in CampoEscrito]?: Escolha }>({})
  const [cobrado, setCobrado] = useState(false)
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (campos.some(campo => !escolhas[campo])) return setCobrado(true)
    return resolver(campos.filter(campo => escolhas[campo] === 'agora'))
  }
  return (
    <Dialog
      open
      onClose={adiar}
      title="A oportunidade mudou enquanto você editava"
      actions={<Acoes form={id} onBack={adiar} />}
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        <Stack>
          <Text>Nada foi salvo ainda, e o que você escreveu continua aqui. Escolha o que fica em cada campo.</Text>
          {campos.map(campo => (
            <RadioGroup
              key={campo}
              legend={isValor(campo) ? beneficios[campo].nome : camposDoForm[campo].label}
              name={campo}
              value={escolhas[campo] ?? null}
              options={[
                { value: 'meu', label: 'O seu', hint: textos(campo, meus) },
                { value: 'agora', label: 'O de agora', hint: textos(campo, agora) },
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

/** How a value of the form is read. */
function useTextos(queryRef: ConflitoDialog_query$key) {
  const { departamentos, tiposDeVaga, instituicao } = useFragment(
    graphql`
      fragment ConflitoDialog_query on Query @throwOnFieldError {
        departamentos @catch(to: NULL) {
          id
          nome
        }
        tiposDeVaga @catch(to: NULL) {
          id
          nome
        }
        instituicao {
          locais {
            id
            nome
          }
        }
      }
    `,
    queryRef,
  )
  const opcoes = [...(departamentos ?? []), ...(tiposDeVaga ?? []), ...instituicao.locais]
  return (campo: CampoEscrito, values: EdicaoValues): string => {
    const texto = toTexto(campo, values)
    return opcoes.find(({ id }) => id === texto)?.nome ?? (texto || 'Não informado')
  }
}

const valores = { remuneracao: formatMoney, desconto: formatPercent, horasComplementares: String }

/** Of departamento, local and tipo the global id; '' without a value. */
function toTexto(campo: CampoEscrito, values: EdicaoValues): string {
  if (isValor(campo)) {
    const valor = toCriarVagaInput(values)[campo]
    return valor ? valores[campo](valor) : ''
  }
  if (campo === 'interesses') return values.interesses.map(({ nome }) => nome).join(', ')
  return values[campo] && camposDoForm[campo].format(values[campo])
}
