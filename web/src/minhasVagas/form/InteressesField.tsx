import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { InteressesPicker } from '../../interesses/InteressesPicker.tsx'
import { toggleInteresse, type Interesse } from '../../interesses/nomes.ts'
import type { InteressesField_query$key } from './__generated__/InteressesField_query.graphql.ts'
import type { VagaFormValues } from './vagaForm.ts'

/** The interesses of a new vaga. */
export const InteressesField = ({ queryRef }: { queryRef: InteressesField_query$key }) => {
  const query = useFragment(
    graphql`
      fragment InteressesField_query on Query {
        ...InteressesPicker_query
      }
    `,
    queryRef,
  )
  const { control, getValues, setValue, formState } = useFormContext<VagaFormValues>()
  const { errors, isSubmitted } = formState
  const handleToggle = (interesse: Interesse, chosen: boolean) =>
    setValue('interesses', toggleInteresse(getValues('interesses'), interesse, chosen), { shouldValidate: isSubmitted })
  return (
    <InteressesPicker
      queryRef={query}
      value={useWatch({ control, name: 'interesses' })}
      onToggle={handleToggle}
      error={errors.interesses?.message}
    />
  )
}
