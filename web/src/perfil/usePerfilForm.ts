import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { usePerfilForm_usuario$key } from './__generated__/usePerfilForm_usuario.graphql.ts'
import type { AtualizarPerfilInput } from './__generated__/useAtualizarPerfilMutation.graphql.ts'
import { countCharacters } from '../ui/characters.ts'
import { objetivos } from '../sessao/cadastro/objetivos.ts'
import { campos as camposDoPerfil, rascunhoDePerfil, type Rascunho } from './rascunhoDePerfil.ts'
import { type Refusal, useAtualizarPerfil } from './useAtualizarPerfil.ts'
import type { Variant } from './variants.ts'

/** The longest name and about text, in characters, as in the schema. */
export const maximoDoNome = 120
export const maximoDoSobre = 2000

/** Errors by field, or `geral`. */
type Errors = Partial<Record<keyof Rascunho | 'geral', string | undefined>>

/** The form of the own profile. The draft survives failures, reloads and the end of the session. */
export function usePerfilForm(usuarioRef: usePerfilForm_usuario$key, variant: Variant, onClose: () => void) {
  const antes = useAntes(usuarioRef)
  const [rascunho] = useState(rascunhoDePerfil)
  const [values, setValues] = useState(() => rascunho.read() ?? antes)
  const [errors, setErrors] = useState<Errors>({})
  const [atualizar, isSaving] = useAtualizarPerfil(variant)
  const type = (typed: Partial<Rascunho>) => {
    const next = { ...values, ...typed }
    setValues(next)
    rascunho.save(next)
  }
  const cancelar = () => {
    rascunho.clear()
    onClose()
  }
  const salvar = (event: FormEvent) => {
    event.preventDefault()
    const wrong = check(values)
    setErrors(wrong)
    if (wrong.nome || wrong.sobre) return
    const input = { nome: values.nome.trim(), sobre: values.sobre.trim() || null, ...toEstudos(values, antes) }
    atualizar(input, { onAtualizado: cancelar, onRefused: refusal => setErrors(toErrors(refusal)) })
  }
  return { values, type, errors, salvar, cancelar, isSaving }
}

/** The saved profile. */
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

/** Sends course, start period and objective only if they changed: not every upstream accepts them. */
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
    countCharacters(text.trim()) > max ? `Use no máximo ${max} caracteres.` : undefined
  return {
    nome: nome.trim() ? long(nome, maximoDoNome) : 'O nome é obrigatório',
    sobre: long(sobre, maximoDoSobre),
  }
}

function toErrors({ mensagem, campos }: Refusal): Errors {
  const named = camposDoPerfil.flatMap(field =>
    campos.filter(({ campo }) => campo === field).map(one => [field, one.mensagem]),
  )
  return named.length > 0 ? Object.fromEntries(named) : { geral: mensagem }
}
