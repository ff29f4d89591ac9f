import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Field } from '../ui/Field.tsx'
import { Fieldset } from '../ui/Fieldset.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import * as styles from './BeneficiosFields.css.ts'
import type { VagaFormValues } from './vagaForm.ts'

const beneficios = [
  { tem: 'temRemuneracao', valor: 'remuneracao', nome: 'Remuneração', rotulo: 'Valor mensal em reais', type: 'text' },
  { tem: 'temDesconto', valor: 'desconto', nome: 'Desconto na mensalidade', rotulo: 'Desconto em %', type: 'number' },
  {
    tem: 'temHorasComplementares',
    valor: 'horasComplementares',
    nome: 'Horas complementares',
    rotulo: 'Quantidade de horas',
    type: 'text',
  },
] as const

/** A checkbox per benefit; its value is asked for only when ticked. */
export const BeneficiosFields = () => {
  const { register, watch, formState } = useFormContext<VagaFormValues>()
  return (
    <Fieldset legend="Benefícios" legendHidden>
      {beneficios.map(({ tem, valor, nome, rotulo, type }) => (
        <div key={valor}>
          <Checkbox label={nome} {...register(tem)} />
          {watch(tem) ? (
            <div className={styles.value}>
              <Field label={rotulo} error={formState.errors[valor]?.message}>
                {control => (
                  <TextInput {...control} {...register(valor)} type={type} inputMode="numeric" autoComplete="off" />
                )}
              </Field>
            </div>
          ) : null}
        </div>
      ))}
    </Fieldset>
  )
}
