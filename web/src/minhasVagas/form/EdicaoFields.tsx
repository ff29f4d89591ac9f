import { useFormContext } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { InteressesPicker } from '../../interesses/InteressesPicker.tsx'
import { toggleInteresse, type Interesse } from '../../interesses/nomes.ts'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { EdicaoFields_query$key } from './__generated__/EdicaoFields_query.graphql.ts'
import type { EdicaoFields_vaga$key } from './__generated__/EdicaoFields_vaga.graphql.ts'
import type { CondicoesFields_query$key } from './__generated__/CondicoesFields_query.graphql.ts'
import { BeneficiosFields } from './BeneficiosFields.tsx'
import { CondicoesFields } from './CondicoesFields.tsx'
import { DescricaoField } from './DescricaoField.tsx'
import { EscolhasFields } from './EscolhasFields.tsx'
import { PrazoField } from './PrazoField.tsx'
import type { Atuais } from './SelectField.tsx'
import { TituloField } from './TituloField.tsx'
import type { EdicaoValues } from './useEdicao.ts'

const atual = 'Em branco, o prazo atual continua valendo.'
const list = new Intl.ListFormat('pt-BR')

type Props = {
  vagaRef: EdicaoFields_vaga$key
  queryRef: EdicaoFields_query$key
  /** Whether the upstream also accepts departamento, local, tipo and beneficios. */
  completa: boolean
  /** Names of the vaga's interesses that are not in the list. */
  foraDaLista: readonly string[]
}

/** The fields of a published vaga that the upstream lets a professor edit. */
export const EdicaoFields = ({ vagaRef, queryRef, completa, foraDaLista }: Props) => {
  const atuais = useAtuais(vagaRef)
  const query = useFragment(
    graphql`
      fragment EdicaoFields_query on Query {
        ...EscolhasFields_query
        ...CondicoesFields_query
        ...InteressesPicker_query
      }
    `,
    queryRef,
  )
  const { watch, getValues, setValue, formState } = useFormContext<EdicaoValues>()
  const { errors } = formState
  const refusal = errors.root?.['server']
  const handleToggle = (interesse: Interesse, chosen: boolean) =>
    setValue('interesses', toggleInteresse(getValues('interesses'), interesse, chosen), { shouldDirty: true })
  return (
    <Stack>
      <TituloField />
      {completa ? <EscolhasFields queryRef={query} atuais={atuais} /> : null}
      <DescricaoField />
      {completa ? <Correcoes queryRef={query} atuais={atuais} /> : <PrazoField hint={atual} />}
      <InteressesPicker
        queryRef={query}
        value={watch('interesses')}
        onToggle={handleToggle}
        error={errors.interesses?.message}
      />
      <ForaDaLista nomes={foraDaLista} />
      {refusal ? (
        <Notice tone="danger" title="Erro ao atualizar" live>
          {refusal.message}
        </Notice>
      ) : null}
    </Stack>
  )
}

function useAtuais(vagaRef: EdicaoFields_vaga$key): Atuais {
  const { departamento, local, opcaoDeTipo, nomeDoTipo } = useFragment(
    graphql`
      fragment EdicaoFields_vaga on Vaga @throwOnFieldError {
        departamento {
          id
          nome
        }
        local {
          id
          nome
        }
        opcaoDeTipo
        nomeDoTipo
      }
    `,
    vagaRef,
  )
  return {
    departamento: departamento && { id: departamento.id, nome: departamento.nome },
    local: local && { id: local.id, nome: local.nome },
    tipo: opcaoDeTipo && nomeDoTipo ? { id: opcaoDeTipo, nome: nomeDoTipo } : null,
  }
}

/** Fields that not every upstream accepts. */
const Correcoes = ({ queryRef, atuais }: { queryRef: CondicoesFields_query$key; atuais: Atuais }) => (
  <>
    <CondicoesFields queryRef={queryRef} semPrazo={atual} atuais={atuais} />
    <BeneficiosFields />
  </>
)

const ForaDaLista = ({ nomes }: { nomes: readonly string[] }) =>
  nomes.length > 0 ? (
    <Text size="small" color="muted">
      {`Fora da lista de interesses: ${list.format(nomes)}. Ao mudar a escolha acima, isso sai da oportunidade.`}
    </Text>
  ) : null
