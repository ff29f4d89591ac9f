import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  cadastroDoProfessorSchema,
  type CadastroDoProfessorValues,
  rascunhoDoProfessorSchema,
  toCadastrarProfessorInput,
} from './cadastroDoProfessorForm.ts'
import { warnOfInvalidEmail } from './emailInstitucional.ts'
import { showFieldErrors } from './showFieldErrors.ts'
import { rascunhoDeCadastro, useSaveChanges } from './rascunhoDeCadastro.ts'
import { useCadastrar } from './useCadastrar.ts'

const rascunho = rascunhoDeCadastro('cadastroDoProfessor', rascunhoDoProfessorSchema)

/** The form of a professor's registration, and the result of a submit. */
export function useCadastroDoProfessor(dominios: readonly string[], documentos: number) {
  const [inicial] = useState(rascunho.read)
  const resolver = valibotResolver(cadastroDoProfessorSchema({ dominios, documentos }))
  const form = useForm<CadastroDoProfessorValues>({ defaultValues: inicial, resolver })
  useSaveChanges(form, rascunho)
  const [cadastrado, setCadastrado] = useState(false)
  const [cadastrar, isRegistering] = useCadastrar()
  const handleValid = (values: CadastroDoProfessorValues) =>
    cadastrar(toCadastrarProfessorInput(values), {
      onCadastrado: () => {
        rascunho.clear()
        setCadastrado(true)
      },
      onRefused: ({ mensagem, campos }) => {
        showFieldErrors(form, campos)
        form.setError('root.server', { message: mensagem })
      },
    })
  const handleSubmit = form.handleSubmit(handleValid, ({ email }) => warnOfInvalidEmail(email?.message, dominios))
  return { form, handleSubmit: (event: FormEvent) => void handleSubmit(event), isRegistering, cadastrado }
}
