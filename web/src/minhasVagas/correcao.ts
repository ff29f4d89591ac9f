import { toCriarVagaInput, type VagaFormValues } from './vagaForm.ts'

/** What of a published vaga is otherwise than it was, for the mutation; a benefit that is gone is 0. */
export function toCorrecao(typed: VagaFormValues, antes: VagaFormValues) {
  const [now, before] = [toCriarVagaInput(typed), toCriarVagaInput(antes)]
  return {
    ...(typed.departamento !== antes.departamento && { departamento: now.departamento }),
    ...(typed.local !== antes.local && { local: now.local }),
    ...(typed.tipo !== antes.tipo && { tipo: now.tipo }),
    ...(now.remuneracao !== before.remuneracao && { remuneracao: now.remuneracao ?? 0 }),
    ...(now.desconto !== before.desconto && { desconto: now.desconto ?? 0 }),
    ...(now.horasComplementares !== before.horasComplementares && {
      horasComplementares: now.horasComplementares ?? 0,
    }),
  }
}
