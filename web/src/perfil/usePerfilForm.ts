import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { usePerfilForm_usuario$key } from './__generated__/usePerfilForm_usuario.graphql.ts'
import type { AtualizarPerfilInput } from './__generated__/useAtualizarPerfilMutation.graphql.ts'
import { objetivos } from '../sessao/objetivos.ts'
import { rascunhoDePerfil, type Rascunho } from './rascunhoDePerfil.ts'
import { type Recusa, useAtualizarPerfil } from './useAtualizarPerfil.ts'
import type { Versao } from './versoes.ts'

/** Longest name and about text, in characters, as the schema has them. */
export const maximoDoNome = 120
export const maximoDoSobre = 2000

/** What is wrong: by field, or with the whole. */
type Errors = Partial<Record<keyof Rascunho | 'geral', string | undefined>>

/** The form of the own profile. What was typed outlives failures, reloads and a session that ends meanwhile. */
export function usePerfilForm(usuarioRef: usePerfilForm_usuario$key, versao: Versao, onClose: () => void) {
  const antes = useAntes(usuarioRef)
  const [rascunho] = useState(rascunhoDePerfil)
  const [values, setValues] = useState(() => rascunho.ler() ?? antes)
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
    const input = { nome: values.nome.trim(), sobre: values.sobre.trim() || null, ...toEstudos(values, antes) }
    atualizar(input, { onAtualizado: cancelar, onRecusado: recusa => setErrors(toErrors(recusa)) })
  }
  return { values, type, errors, salvar, cancelar, isSaving }
}

/** The profile as it stands. */
function useAntes(usuarioRef: usePerfilForm_usuario$key): Rascunho {
  const usuario = useFragment(
    graphql`
      fragment usePerfilForm_usuario on Usuario @throwOnFieldError {
        nome
        sobre
        curso
        periodoDeInicio
        objetivoPrincipal
      }
    `,
    usuarioRef,
  )
  const { nome, sobre, curso, periodoDeInicio, objetivoPrincipal } = usuario
  const estudos = {
    curso: curso ?? '',
    periodoDeInicio: periodoDeInicio ?? '',
    objetivoPrincipal: objetivoPrincipal ?? '',
  }
  return { nome, sobre: sobre ?? '', ...estudos }
}

/** Course, start period and objective go along where they were changed: not every upstream takes them. */
function toEstudos(values: Rascunho, antes: Rascunho): Partial<AtualizarPerfilInput> {
  const changed = (field: keyof Rascunho) => values[field] !== '' && values[field] !== antes[field]
  const objetivo = objetivos.find(({ value }) => value === values.objetivoPrincipal)
  return {
    ...(changed('curso') && { curso: values.curso }),
    ...(changed('periodoDeInicio') && { periodoDeInicio: values.periodoDeInicio }),
    ...(changed('objetivoPrincipal') && objetivo && { objetivoPrincipal: objetivo.value }),
  }
}

function check({ nome, sobre }: Pick<Rascunho, 'nome' | 'sobre'>): Errors {
  const long = (text: string, max: number) =>
    text.trim().length > max ? `Use no máximo ${max} caracteres.` : undefined
  return {
    nome: nome.trim() ? long(nome, maximoDoNome) : 'O nome é obrigatório',
    sobre: long(sobre, maximoDoSobre),
  }
}

const fields = ['nome', 'sobre', 'curso', 'periodoDeInicio', 'objetivoPrincipal'] as const

function toErrors({ mensagem, campos }: Recusa): Errors {
  const named = fields.flatMap(field => campos.filter(({ campo }) => campo === field).map(one => [field, one.mensagem]))
  return named.length > 0 ? Object.fromEntries(named) : { geral: mensagem }
}
