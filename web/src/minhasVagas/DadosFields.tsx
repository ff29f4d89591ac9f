import { useFormContext } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { DadosFields_query$key } from './__generated__/DadosFields_query.graphql.ts'
import { EscolhasFields } from './EscolhasFields.tsx'
import type { VagaFormValues } from './vagaForm.ts'

/** Title, department, location, type and deadline of a new vaga. */
export const DadosFields = ({ queryRef }: { queryRef: DadosFields_query$key }) => {
  const query = useFragment(
    graphql`
      fragment DadosFields_query on Query {
        ...EscolhasFields_query
      }
    `,
    queryRef,
  )
  return (
    <>
      <TituloField />
      <EscolhasFields queryRef={query}>
        <PrazoField />
      </EscolhasFields>
    </>
  )
}

const TituloField = () => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label="Título" error={formState.errors.titulo?.message}>
      {control => <TextInput {...control} {...register('titulo')} autoComplete="off" />}
    </Field>
  )
}

const PrazoField = () => {
  const { register, formState } = useFormContext<VagaFormValues>()
  return (
    <Field label="Prazo" optional error={formState.errors.prazo?.message} hint="Em branco, 31 de dezembro deste ano.">
      {control => <TextInput {...control} {...register('prazo')} type="date" />}
    </Field>
  )
}
