import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { InteressesPicker } from '../../interesses/InteressesPicker.tsx'
import { toggleInteresse, type Interesse } from '../../interesses/nomes.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import type { PerfilFields_query$key } from './__generated__/PerfilFields_query.graphql.ts'
import type { VagaFormValues } from './vagaForm.ts'

/** The interesses and the description of a new vaga. */
export const PerfilFields = ({ queryRef }: { queryRef: PerfilFields_query$key }) => {
  const query = useFragment(
    graphql`
      fragment PerfilFields_query on Query {
        ...InteressesPicker_query
      }
    `,
    queryRef,
  )
  const { register, control, getValues, setValue, formState } = useFormContext<VagaFormValues>()
  const { errors, isSubmitted } = formState
  const handleToggle = (interesse: Interesse, chosen: boolean) =>
    setValue('interesses', toggleInteresse(getValues('interesses'), interesse, chosen), { shouldValidate: isSubmitted })
  return (
    <>
      <InteressesPicker
        queryRef={query}
        value={useWatch({ control, name: 'interesses' })}
        onToggle={handleToggle}
        error={errors.interesses?.message}
      />
      <Field label="Descrição" error={errors.descricao?.message} hint="Atividades, requisitos e como será a seleção.">
        {control => <Textarea {...control} {...register('descricao')} rows={8} />}
      </Field>
    </>
  )
}
