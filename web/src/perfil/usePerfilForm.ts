import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { usePerfilForm_usuario$key } from './__generated__/usePerfilForm_usuario.graphql.ts'
import { rascunhoDePerfil, type Rascunho } from './rascunhoDePerfil.ts'
import { type Recusa, useAtualizarPerfil } from './useAtualizarPerfil.ts'
import type { Versao } from './versoes.ts'

/** Longest name and about text, in characters, as the schema has them. */
export const maximoDoNome = 120
export const maximoDoSobre = 2000

/** What is wrong: by field, or with the whole. */
type Errors = { nome?: string | undefined; sobre?: string | undefined; geral?: string | undefined }

/** The form of the own profile. What was typed outlives failures, reloads and a session that ends meanwhile. */
export function usePerfilForm(usuarioRef: usePerfilForm_usuario$key, versao: Versao, onClose: () => void) {
  const { nome, sobre } = useFragment(
    graphql`
      fragment usePerfilForm_usuario on Usuario @throwOnFieldError {
        nome
        sobre
      }
    `,
    usuarioRef,
  )
  const [rascunho] = useState(rascunhoDePerfil)
  const [values, setValues] = useState<Rascunho>(() => rascunho.ler() ?? { nome, sobre: sobre ?? '' })
  const [errors, setErrors] = useState<Errors>({})
  const [atualizar, isSaving] = useAtualizarPerfil(versao)
  const type = (typed: Partial<Rascunho>) => {
    const next = { ...values, ...typed }
    setValues(next)
    rascunho.guardar(next)
  }
  const cancelar = () => {
    rascunho.esquecer()
    onClose()
  }
  const salvar = (event: FormEvent) => {
    event.preventDefault()
    const wrong = check(values)
    setErrors(wrong)
    if (wrong.nome || wrong.sobre) return
    const input = { nome: values.nome.trim(), sobre: values.sobre.trim() || null }
    atualizar(input, { onAtualizado: cancelar, onRecusado: recusa => setErrors(toErrors(recusa)) })
  }
  return { values, type, errors, salvar, cancelar, isSaving }
}

function check({ nome, sobre }: Rascunho): Errors {
  const long = (text: string, max: number) =>
    text.trim().length > max ? `Use no máximo ${max} caracteres.` : undefined
  return {
    nome: nome.trim() ? long(nome, maximoDoNome) : 'O nome é obrigatório',
    sobre: long(sobre, maximoDoSobre),
  }
}

function toErrors({ mensagem, campos }: Recusa): Errors {
  const of = (name: string) => campos.find(({ campo }) => campo === name)?.mensagem
  const [nome, sobre] = [of('nome'), of('sobre')]
  return nome || sobre ? { nome, sobre } : { geral: mensagem }
}
