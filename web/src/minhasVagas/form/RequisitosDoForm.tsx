import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { RequisitosFormValues } from '../../requisitos/requisitosForm.ts'
import { RequisitosFields } from '../../requisitos/RequisitosFields.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { RequisitosDoForm_query$key } from './__generated__/RequisitosDoForm_query.graphql.ts'
import type { NovaVagaValues } from './novaVaga.ts'

/** What a new vaga requires of candidates. */
export const RequisitosDoForm = ({ queryRef }: { queryRef: RequisitosDoForm_query$key }) => {
  const { instituicao } = useFragment(
    graphql`
      fragment RequisitosDoForm_query on Query @throwOnFieldError {
        instituicao {
          cursos
        }
      }
    `,
    queryRef,
  )
  const { control, getValues, setValue, formState } = useFormContext<NovaVagaValues>()
  const { cr, de, ate } = formState.errors.requisitos ?? {}
  const update = (change: Partial<RequisitosFormValues>) =>
    setValue('requisitos', { ...getValues('requisitos'), ...change }, { shouldValidate: formState.isSubmitted })
  return (
    <>
      <Text size="small" color="muted">
        Quem se candidata vê quais atende, e você também, se compartilhar o histórico.
      </Text>
      <RequisitosFields
        cursos={instituicao.cursos}
        values={useWatch({ control, name: 'requisitos' })}
        update={update}
        erros={{ cr: cr?.message, de: de?.message, ate: ate?.message }}
      />
    </>
  )
}
