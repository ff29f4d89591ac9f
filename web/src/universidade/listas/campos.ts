/** A category that an interest may have. `codigo`: REST id. */
export type Categoria = { codigo: string; nome: string }

/** What the form of an entry shows, as text. */
export type Campos = { nome: string; posicao: string; categoria: string; cursos: string }

export const vazios: Campos = { nome: '', posicao: '', categoria: '', cursos: '' }

const toCursos = (text: string): string[] =>
  text
    .split('\n')
    .map(linha => linha.trim())
    .filter(Boolean)

/** The fields of the mutation that differ from what the form was opened with. */
export function toMudanca(campos: Campos, antes: Campos) {
  const mudou = (campo: keyof Campos) => campos[campo].trim() !== antes[campo]
  return {
    ...(mudou('nome') && { nome: campos.nome.trim() }),
    ...(mudou('posicao') && campos.posicao !== '' && { posicao: Number(campos.posicao) }),
    ...(mudou('categoria') && { categoria: campos.categoria }),
    ...(mudou('cursos') && { cursos: toCursos(campos.cursos) }),
  }
}
