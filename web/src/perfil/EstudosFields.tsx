import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { objetivos } from '../sessao/cadastro/objetivos.ts'
import { periodosAte } from '../ui/periodos.ts'
import { Field } from '../ui/form/Field.tsx'
import { Grid } from '../ui/layout/Grid.tsx'
import { today } from '../ui/fuso.ts'
import { Select } from '../ui/form/Select.tsx'
import type { EstudosFields_query$key } from './__generated__/EstudosFields_query.graphql.ts'
import type { usePerfilForm } from './usePerfilForm.ts'

type Props = { queryRef: EstudosFields_query$key } & Pick<
  ReturnType<typeof usePerfilForm>,
  'values' | 'type' | 'errors'
>

/** Course, start period and objective of a student, as in the registration. */
export const EstudosFields = ({ queryRef, values, type, errors }: Props) => {
  const { instituicao } = useFragment(
    graphql`
      fragment EstudosFields_query on Query @throwOnFieldError {
        instituicao {
          cursos
        }
      }
    `,
    queryRef,
  )
  const [periodos] = useState(() => periodosAte(today()))
  const fields = [
    { name: 'curso', label: 'Curso', options: instituicao.cursos.map(toOption) },
    { name: 'periodoDeInicio', label: 'Período de início', options: periodos.map(toOption) },
    { name: 'objetivoPrincipal', label: 'Objetivo principal', options: objetivos },
  ] as const
  return (
    <Grid min="small">
      {fields.map(({ name, label, options }) => (
        <Field key={name} label={label} error={errors[name]}>
          {control => (
            <Select {...control} value={values[name]} onChange={event => type({ [name]: event.target.value })}>
              {options.some(({ value }) => value === values[name]) ? null : (
                <option value={values[name]}>{values[name] || 'Não informado'}</option>
              )}
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </Grid>
  )
}

const toOption = (value: string) => ({ value, label: value })
