import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form'
import { PedidoFields } from '../../perguntas/PedidoFields.tsx'
import type { PerguntasFormValues } from '../../perguntas/perguntasForm.ts'
import { Text } from '../../ui/text/Text.tsx'
import type { NovaVagaValues } from './novaVaga.ts'

/** What a new vaga asks its candidates. */
export const PerguntasDoForm = () => {
  const { control, getValues, setValue, formState } = useFormContext<NovaVagaValues>()
  const pedido = useWatch({ control, name: 'pedido' })
  const update = (change: Partial<PerguntasFormValues>) =>
    setValue('pedido', { ...getValues('pedido'), ...change }, { shouldValidate: formState.isSubmitted })
  return (
    <>
      <Text size="small" color="muted">
        Quem se candidata responde junto com a carta. Você também pode pedir um PDF.
      </Text>
      <PedidoFields values={pedido} update={update} erros={toErros(pedido, formState.errors.pedido)} />
    </>
  )
}

function toErros(pedido: PerguntasFormValues, erros: FieldErrors<NovaVagaValues>['pedido']) {
  const dasPerguntas = pedido.perguntas.flatMap((_, index) => {
    const { texto, opcoes } = erros?.perguntas?.[index] ?? {}
    return [
      [`perguntas.${index}.texto`, texto?.message],
      [`perguntas.${index}.opcoes`, opcoes?.message],
    ]
  })
  return { ...Object.fromEntries(dasPerguntas), instrucao: erros?.instrucao?.message }
}
