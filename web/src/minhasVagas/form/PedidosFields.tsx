import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { PedidoFields } from '../../perguntas/PedidoFields.tsx'
import type { PerguntasFormValues } from '../../perguntas/perguntasForm.ts'
import type { RequisitosFormValues } from '../../requisitos/requisitosForm.ts'
import { RequisitosFields } from '../../requisitos/RequisitosFields.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { PedidosFields_query$key } from './__generated__/PedidosFields_query.graphql.ts'
import type { NovaVagaValues } from './novaVaga.ts'
import { Secao } from './Secao.tsx'

/** The last sections of a new vaga: what it requires of candidates, and what it asks them. */
export const PedidosFields = ({ queryRef }: { queryRef: PedidosFields_query$key }) => {
  const { instituicao } = useFragment(
    graphql`
      fragment PedidosFields_query on Query @throwOnFieldError {
        instituicao {
          cursos
        }
      }
    `,
    queryRef,
  )
  const { control } = useFormContext<NovaVagaValues>()
  const { values, update, erros } = usePedidos()
  return (
    <>
      <Secao nome="requisitos">
        <Text size="small" color="muted">
          Quem se candidata vê quais atende, e você também, se compartilhar o histórico.
        </Text>
        <RequisitosFields
          cursos={instituicao.cursos}
          values={useWatch({ control, name: 'requisitos' })}
          update={update.requisitos}
          erros={erros.requisitos}
        />
      </Secao>
      <Secao nome="perguntas">
        <Text size="small" color="muted">
          Quem se candidata responde junto com a carta. Você também pode pedir um PDF.
        </Text>
        <PedidoFields values={values.pedido} update={update.pedido} erros={erros.pedido} />
      </Secao>
    </>
  )
}

function usePedidos() {
  const { control, getValues, setValue, formState } = useFormContext<NovaVagaValues>()
  const { errors, isSubmitted } = formState
  const pedido = useWatch({ control, name: 'pedido' })
  const validated = { shouldValidate: isSubmitted }
  const update = {
    requisitos: (change: Partial<RequisitosFormValues>) =>
      setValue('requisitos', { ...getValues('requisitos'), ...change }, validated),
    pedido: (change: Partial<PerguntasFormValues>) =>
      setValue('pedido', { ...getValues('pedido'), ...change }, validated),
  }
  const { cr, de, ate } = errors.requisitos ?? {}
  const dasPerguntas = pedido.perguntas.flatMap((_, index) => {
    const { texto, opcoes } = errors.pedido?.perguntas?.[index] ?? {}
    return [
      [`perguntas.${index}.texto`, texto?.message],
      [`perguntas.${index}.opcoes`, opcoes?.message],
    ]
  })
  const erros = {
    requisitos: { cr: cr?.message, de: de?.message, ate: ate?.message },
    pedido: { ...Object.fromEntries(dasPerguntas), instrucao: errors.pedido?.instrucao?.message },
  }
  return { values: { pedido }, update, erros }
}
