import * as v from 'valibot'
import { rascunhoDoUsuario } from '../../sessao/rascunho.ts'

const schema = v.object({ dia: v.string(), pessoas: v.array(v.string()) })

/** The people (global ids) who got a comunicado of this vaga (global id) from this browser and account today. */
export function comunicadosDeHoje(vaga: string) {
  const guardados = rascunhoDoUsuario(`comunicados:${vaga}`, (value): value is v.InferOutput<typeof schema> =>
    v.is(schema, value),
  )
  const dia = new Date().toDateString()
  const read = (): readonly string[] => {
    const guardado = guardados.read()
    return guardado?.dia === dia ? guardado.pessoas : []
  }
  return {
    countOf: (pessoas: readonly string[]): number => {
      const guardadas = read()
      return pessoas.filter(id => guardadas.includes(id)).length
    },
    add: (pessoas: readonly string[]) => guardados.save({ dia, pessoas: [...new Set([...read(), ...pessoas])] }),
  }
}
