import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  cadastroDoProfessorSchema,
  type CadastroDoProfessorValues,
  rascunhoDoProfessorSchema,
  toCadastrarProfessorInput,
} from './cadastroDoProfessorForm.ts'
import { avisarEmailInvalido } from './emailInstitucional.ts'
import { mostrarCampos } from './mostrarCampos.ts'
import { esquecerRascunho, lerRascunho, useRascunho } from './rascunho.ts'
import { useCadastrar } from './useCadastrar.ts'

const rascunho = 'cadastroDoProfessor'

/** The form of a professor's registration, and what came of sending it. */
export function useCadastroDoProfessor(dominios: readonly string[]) {
  const [inicial] = useState(() => lerRascunho(rascunho, rascunhoDoProfessorSchema))
  const resolver = valibotResolver(cadastroDoProfessorSchema({ dominios }))
  const form = useForm<CadastroDoProfessorValues>({ defaultValues: inicial, resolver })
  useRascunho(form, rascunho)
  const [cadastrado, setCadastrado] = useState(false)
  const [cadastrar, isRegistering] = useCadastrar()
  const handleValid = (values: CadastroDoProfessorValues) =>
    cadastrar(toCadastrarProfessorInput(values), {
      onCadastrado: () => {
        esquecerRascunho(rascunho)
        setCadastrado(true)
      },
      onRecusado: ({ mensagem, campos }) => {
        mostrarCampos(form, campos)
        form.setError('root.server', { message: mensagem })
      },
    })
  const handleSubmit = form.handleSubmit(handleValid, ({ email }) => avisarEmailInvalido(email?.message, dominios))
  return { form, handleSubmit: (event: FormEvent) => void handleSubmit(event), isRegistering, cadastrado }
}
