import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Fieldset } from '../../ui/form/Fieldset.tsx'
import { beneficios as nomes } from '../../tags/camposDaVaga.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import * as styles from './BeneficiosFields.css.ts'
import { beneficios } from './formSchema.ts'
import type { VagaFormValues } from './vagaForm.ts'

const rotulos = {
  remuneracao: { rotulo: 'Valor mensal em reais', type: 'text' },
  desconto: { rotulo: 'Desconto em %', type: 'number' },
  horasComplementares: { rotulo: 'Quantidade de horas', type: 'text' },
}

/** A checkbox per benefit; its value is asked for only when ticked. */
export const BeneficiosFields = () => {
  const { register, watch, formState } = useFormContext<VagaFormValues>()
  return (
    <Fieldset legend="Benefícios" legendHidden>
      {beneficios.map(([tem, valor]) => {
        const { rotulo, type } = rotulos[valor]
        return (
          <div key={valor}>
            <Checkbox label={nomes[valor].nome} {...register(tem)} />
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
        )
      })}
    </Fieldset>
  )
}
